# Shared by setup.sh, play.sh and .ci/run; read with `.`, never run.
# Plain sh: this must work on a machine that has nothing yet.

say() {
    printf '%s\n' "canasta-qt: $*"
}

# What package managers print; `say` has one line a step.
log=build/setup.log

logged() {
    mkdir -p build
    "$@" >>"$log" 2>&1
}

# Debian, Ubuntu and their kin: the systems whose packages we know by name.
is_debian() {
    command -v apt-get >/dev/null 2>&1 && command -v dpkg-query >/dev/null 2>&1
}

is_installed() {
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# Prints those of its arguments that are not installed. `a|b` means either name.
missing_packages() {
    for wanted in "$@"; do
        found=no
        for name in $(printf '%s' "$wanted" | tr '|' ' '); do
            if is_installed "$name"; then found=yes; fi
        done
        [ "$found" = yes ] || printf '%s\n' "$wanted"
    done
}

# Of `a|b`, the first that this release offers.
offered_name() {
    for name in $(printf '%s' "$1" | tr '|' ' '); do
        # A name that exists only because others provide it has no candidate.
        if LC_ALL=C apt-cache policy "$name" 2>/dev/null | grep -q 'Candidate: [0-9]'; then
            printf '%s\n' "$name"
            return
        fi
    done
    printf '%s\n' "${1%%|*}"
}

may_install() {
    [ "$(id -u)" = 0 ] || command -v sudo >/dev/null 2>&1
}

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

# install_packages WHY NAME...: installs what is missing of NAME..., and says so in one
# line. Returns 1, with the line to type, where it may not.
install_packages() {
    why=$1
    shift
    lacking=$(missing_packages "$@")
    [ -n "$lacking" ] || return 0
    if may_install; then
        say "installing $(echo "$lacking" | wc -l) system packages $why"
        logged as_root apt-get update -qq ||
            say "the list of packages could not be brought up to date"
    fi
    names=
    for wanted in $lacking; do
        names="$names $(offered_name "$wanted")"
    done
    if may_install; then
        # shellcheck disable=SC2086  # the names are separate words on purpose
        if logged as_root env DEBIAN_FRONTEND=noninteractive \
            apt-get install -qq -y --no-install-recommends $names; then
            return 0
        fi
        say "that did not work, see $log; please install them:"
    else
        say "please install the system packages that are missing $why:"
    fi
    say "    sudo apt-get install$names"
    return 1
}

# Does this run, and is it new enough? A name on the PATH is not enough: version
# switchers leave names behind that only print an error.
runs_well() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

can_make_venv() {
    "$1" -c 'import ensurepip, venv' >/dev/null 2>&1
}

has_pip() {
    "$1" -c 'import pip' >/dev/null 2>&1
}

# why_pip_failed OUTPUT: the reason in one sentence, from what pip printed.
why_pip_failed() {
    if grep -qE 'NameResolutionError|Name or service not known|Network is unreachable|name resolution' "$1"; then
        echo "there is no network; it is needed once, for the packages of Python"
    elif package=$(sed -n 's/.*No matching distribution found for //p' "$1") && [ -n "$package" ] &&
        ! grep -qE 'Retrying|HTTP error|Could not fetch URL' "$1"; then
        echo "the package index has no $package for this Python and system"
    elif grep -qE 'Retrying|HTTP error|Could not fetch URL|No matching distribution' "$1"; then
        echo "the package index does not answer; try again later, or see what pip config list says"
    else
        echo "pip failed"
    fi
}

candidates() {
    printf '%s\n' ${PYTHON:-python3.14 python3.13 python3.12 python3.11 python3}
}

# Prints the Python to use; prefers one that can make a .venv as it is.
find_python() {
    for name in $(candidates); do
        if runs_well "$name" && can_make_venv "$name"; then
            command -v "$name"
            return 0
        fi
    done
    for name in $(candidates); do
        if runs_well "$name"; then
            command -v "$name"
            return 0
        fi
    done
    return 1
}

# On Debian, installs a Python that will do; elsewhere this fails.
install_python() {
    is_debian || return 1
    install_packages "to run Canasta" python3 python3-venv || return 1
    # The release's own python3 may be too old; some offer a newer one beside it.
    find_python >/dev/null || install_packages "to run Canasta" \
        'python3.13|python3.12|python3.11' \
        'python3.13-venv|python3.12-venv|python3.11-venv'
}

# Prints the shared libraries that an installed Qt file lacks.
lacking_libraries() {
    ldd "$@" 2>/dev/null | sed -n 's/^[[:space:]]*\([^ ]*\) => not found.*/\1/p' | sort -u
}

# Brings a copy of a checkout that cannot be written to up to date, and prints it.
writable_copy() {
    copy=${XDG_CACHE_HOME:-$HOME/.cache}/canasta-qt/checkout
    say "this folder cannot be written to; the rest happens in a copy, $copy" >&2
    mkdir -p "$copy"
    find "$copy" -mindepth 1 -maxdepth 1 ! -name .venv -exec rm -rf {} +
    tar -cf - --exclude ./.venv . | tar -xf - -C "$copy" --no-same-permissions
    chmod -R u+w "$copy"
    printf '%s\n' "$copy"
}
