#!/bin/sh
# Compiles the installer around a frozen folder: installer.sh dist/canasta-qt NAME.exe
# Needs nsis, on any system. The folder need not be that of Windows to try the script.
set -eu
folder=$(cd "$1" && pwd)
output=$(cd "$(dirname "$2")" && pwd)/$(basename "$2")
cd "$(dirname "$0")/../.."
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' canasta_qt/__init__.py)

icon=$(mktemp --suffix=.ico)
trap 'rm -f "$icon"' EXIT
PYTHONPATH=packaging python3 -c '
import sys
from pathlib import Path
from icons import ico, pictures
Path(sys.argv[1]).write_bytes(ico(pictures(Path("assets"))))' "$icon"
makensis -V2 -WX -DVERSION="$version" -DFOLDER="$folder" -DOUTPUT="$output" \
    -DICON="$icon" packaging/windows/canasta.nsi
