#!/bin/sh
# Starts the program with every Python from 3.11 on that this machine has, each time
# installed into a fresh environment, and names those that were tried.
set -eu
cd "$(dirname "$0")/.."
. packaging/system.sh

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tried=
for name in $(candidates) \
    "${PYENV_ROOT:-$HOME/.pyenv}"/versions/3.*/bin/python; do
    runs_well "$name" && can_make_venv "$name" || continue
    version=$("$name" -c 'import platform; print(platform.python_version())')
    case " $tried " in *" $version "*) continue ;; esac
    say "starting the program with Python $version"
    "$name" -m venv --clear "$work/venv"
    "$work/venv/bin/python" -m pip install --quiet --disable-pip-version-check .
    (cd "$work" && QT_QPA_PLATFORM=offscreen venv/bin/canasta-qt smoke)
    tried="$tried $version"
done
say "started with Python$tried"
[ -n "$tried" ]
