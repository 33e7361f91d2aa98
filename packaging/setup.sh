#!/bin/sh
# Makes .venv ready for one command:
#     setup.sh play | test | bench | compile | package
# Quick when nothing is missing; else says each step in a line, and $log has the rest.
set -eu
cd "$(dirname "$0")/.."
. packaging/system.sh

purpose=$1
venv=.venv
python=$venv/bin/python

# Qt itself, without a screen.
offscreen="libegl1 libgl1 libglib2.0-0t64|libglib2.0-0 libdbus-1-3 libfontconfig1
    libxkbcommon0 libbrotli1 libgssapi-krb5-2"
# Qt on an X display.
xcb="libxcb-cursor0 libxkbcommon-x11-0 libxcb-icccm4 libxcb-keysyms1 libxcb-image0
    libxcb-render-util0 libxcb-randr0 libxcb-shape0 libxcb-xkb1 libx11-xcb1
    libxcb-sync1 libxcb-util1"
wayland="libwayland-client0 libwayland-cursor0 libwayland-egl1"
# What is heard goes through one of these.
sound="libasound2t64|libasound2|libpulse0"
# A desktop for a test that reads the window as a screen reader does.
reader="$xcb xvfb dbus-daemon|dbus at-spi2-core"
# A test starts the program in a Turkish system.
turkish="locales"
# What turns the layers without a window into machine code.
compiler="gcc libc6-dev"
# What strips libraries and makes the image of an AppImage.
packer="binutils squashfs-tools"

case $purpose in
    play) extra='' packages="$offscreen $xcb $sound" ;;
    test) extra='[test]' packages="$offscreen $reader $turkish" ;;
    bench) extra='' packages='' ;;
    # The plugins are taken along with the libraries they need, so those must be here.
    compile) extra='[compile]' packages=$compiler ;;
    package) extra='[package]' packages="$offscreen $xcb $wayland $compiler $packer" ;;
    *) say "setup.sh play | test | bench | compile | package" && exit 2 ;;
esac
if [ "$purpose" = play ] && [ -n "${WAYLAND_DISPLAY:-}" ]; then
    packages="$packages $wayland"
fi

# What a stamp remembers: the demands, and the Python that meets them.  One says that
# pip is done, the other that nothing of the system is missing either.
installed=$venv/installed-$purpose
stamp=$venv/ready-$purpose
demands() {
    cat pyproject.toml packaging/setup.sh | cksum
    "$python" -c 'import sys; print(sys.version)'
    printf '%s\n' "$packages"
}

if [ -x "$python" ] && runs_well "$python" &&
    [ "$(demands)" = "$(cat "$stamp" 2>/dev/null)" ]; then
    exit 0
fi

make_venv() {
    if ! base=$(find_python) && ! { install_python && base=$(find_python); }; then
        say "Python 3.11 or newer is needed and none of these works:" $(candidates)
        if is_debian; then
            say "install it with:  sudo apt-get install python3 python3-venv"
            say "(on older releases, if offered: python3.11 python3.11-venv)"
        elif [ "$(uname)" = Darwin ]; then
            say "install it with:  brew install python@3.13"
        else
            say "install the package python3 (3.11 or newer) of your system"
        fi
        exit 1
    fi
    if ! can_make_venv "$base"; then
        version=$("$base" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
        if ! is_debian; then
            say "$base has no module venv; please install the package of your system that has it"
            exit 1
        fi
        install_packages "to make $venv" "python$version-venv"
    fi
    say "making $venv with $("$base" --version)"
    logged "$base" -m venv --clear "$venv" ||
        { say "that did not work, see $log" && exit 1; }
}

# Ends here, before a traceback of Qt would tell it, if Qt lacks what it cannot run
# without: for a window on X also what its plugin asks for.
check_qt() {
    qt=$("$python" -c 'import pathlib, PySide6; print(pathlib.Path(PySide6.__file__).parent)')
    files=$qt/QtWidgets.abi3.so
    if [ "$purpose" = play ] && [ -n "${DISPLAY:-}" ]; then
        files=$files:$qt/Qt/plugins/platforms/libqxcb.so
    fi
    lacking=$(IFS=: && lacking_libraries $files)
    if [ -n "$lacking" ]; then
        say "Qt needs these libraries of the system, please install them:" $lacking
        exit 1
    fi
}

rm -f "$log"
if ! { [ -x "$python" ] && runs_well "$python" && has_pip "$python"; }; then
    make_venv
fi
if ! has_pip "$python"; then
    say "the Python in $venv has no pip; please install the pip of your system's Python"
    exit 1
fi
complete=yes
if [ -n "$packages" ] && is_debian; then
    shared=
    if [ "$purpose" = package ] || [ "$purpose" = compile ]; then
        # A system Python keeps its shared library and headers in packages of their own.
        shared=$("$python" -c '
import sysconfig
name = "libpython" + sysconfig.get_python_version()
if sysconfig.get_config_var("BINDIR") == "/usr/bin":
    print(name, name + "-dev")')
    fi
    # shellcheck disable=SC2086  # the names are separate words on purpose
    install_packages "for make $purpose" $packages $shared || complete=no
fi
if [ "$(demands)" != "$(cat "$installed" 2>/dev/null)" ]; then
    say "installing what make $purpose needs into $venv (details: $log)"
    logged "$python" -m pip install --disable-pip-version-check --editable ".$extra" ||
        { say "$(why_pip_failed "$log"); see $log" && exit 1; }
    demands >"$installed"
fi
if [ "$(uname)" = Linux ] && [ "$purpose" != bench ] && [ "$purpose" != compile ]; then
    check_qt
fi
if [ "$complete" = yes ]; then cp "$installed" "$stamp"; fi
