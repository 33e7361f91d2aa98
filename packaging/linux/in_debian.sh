#!/bin/sh
# One trial inside a bare Debian; try_deb.sh runs it there, as root.
set -eu
cd /trial
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin
app=org.canasta_qt.Canasta
kind=application/x-canasta
program=canasta-qt
suite=$(. /etc/os-release && echo "$VERSION_CODENAME")

say() { echo "== $suite: $*"; }
fail() { say "FAILED: $*" && exit 1; }
install() {
    apt-get install -qq -y --no-install-recommends "$@" >apt.log 2>&1 ||
        { cat apt.log; fail "apt-get install $*"; }
}

useradd --create-home ann
home=$(getent passwd ann | cut -d: -f6)
display='' # no screen yet
games=$home/.local/share/$program

# Runs a line as a plain user on the screen of this trial, and knows nothing of root.
as_ann() {
    runuser -u ann -- env -i HOME="$home" PATH=/usr/bin:/bin LANG=C.UTF-8 \
        DISPLAY=":$display" XDG_CURRENT_DESKTOP=GNOME sh -c "cd; $1"
}
smoke() {
    as_ann "env -u DISPLAY QT_QPA_PLATFORM=offscreen $program smoke" >said 2>complaints ||
        { cat said complaints; fail "smoke"; }
    cat said
    [ ! -s complaints ] || { cat complaints; fail "smoke says this on standard error"; }
}
# Waits until a line succeeds; a window takes as long as the machine is slow.
until_true() {
    tries=0
    until eval "$1" >/dev/null 2>&1; do
        tries=$((tries + 1))
        [ $tries -lt 120 ] || { shot png >"pictures/$suite-failed.png"; fail "waited in vain for: $1"; }
        sleep 1
    done
}
window_titles() {
    for id in $(as_ann "xdotool search --onlyvisible --class $program"); do
        as_ann "xdotool getwindowname $id"
    done
}
shot() { as_ann "import -window root $1:-"; }
# Whether the screen shows cards (an empty table has 1,000 colours) and is still.
has_settled() {
    former=$(shot ppm | cksum)
    [ "$(shot png | identify -format %k -)" -gt 5000 ] && [ "$(shot ppm | cksum)" = "$former" ]
}
picture() {
    until_true has_settled
    shot png >"pictures/$suite-$1.png"
}
end_all() {
    pkill -u ann -f "$program" || true
    until_true '! pgrep -u ann -f $program'
}
click() { as_ann "xdotool mousemove $1 $2 sleep 0.2 click 1"; }
# From the last card of the hand to the discard pile, as a hand moves.
drag_last_card() {
    as_ann "xdotool mousemove 920 700 mousedown 1 sleep 0.2 mousemove 880 640 sleep 0.2 \
        mousemove 760 520 sleep 0.2 mousemove 620 380 sleep 0.2 mousemove 579 340 sleep 0.5 \
        mouseup 1"
}
type_of() { as_ann "xdg-mime query filetype '$1'"; }
# What the player has, by checksum.
kept() { (cd "$games" && find . -name '*.canasta' -exec sha256sum {} + | sort); }

say "an older version is installed, and nothing but what it depends on"
apt-get update -qq
dpkg-deb --raw-extract new.deb older
sed -i 's/^Version: .*/Version: 0.0.1-1/' older/DEBIAN/control
touch "older/opt/$program/_internal/left-over"
dpkg-deb -Zgzip -z1 --build older older.deb >/dev/null
rm -r older
install ./older.deb
[ "$(dpkg-query -W -f '${Version}' $program)" = 0.0.1-1 ] || fail "not the older one"
say "installed with it: $(grep -c '^Setting up' apt.log) packages"
smoke

say "a desktop comes to it"
install xvfb xauth xdotool imagemagick xdg-utils libglib2.0-bin shared-mime-info \
    desktop-file-utils hicolor-icon-theme procps
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3>number >xvfb.log 2>&1 &
screen=$!
trap 'kill $screen' EXIT
until_true '[ -s number ]'
display=$(cat number)

say "games are begun"
begin() {
    as_ann "$program --ruleset $1 --seed 7" >game.log 2>&1 &
    until_true '[ -n "$(kept)" ] && [ -n "$(window_titles)" ]'
    picture "begun-$1"
    end_all
}
begin samba
cp "$(find "$games" -name '*.canasta')" "$home/a game"
begin classic_4
before=$(kept)

say "the new version is installed over it"
install ./new.deb
[ "$(dpkg-query -W -f '${Version}' $program)" != 0.0.1-1 ] || fail "not upgraded"
[ ! -e "/opt/$program/_internal/left-over" ] || fail "files of the older version stay"
[ "$(kept)" = "$before" ] || fail "the upgrade touched the game"
smoke
as_ann "$program" >game.log 2>&1 &
until_true '[ -n "$(window_titles)" ]'
picture upgraded
[ ! -e "$games/set-aside" ] || fail "the game of the older version was set aside"

say "a turn is played by mouse, and a new game begun"
as_ann "xdotool key Return" # Continue
sleep 2
picture continued
click 455 330 # the stock
sleep 2
picture drawn
drag_last_card
until_true 'grep -rq "^3: " "$games"'
grep -rq "^0: draw, discard 4d" "$games" || fail "the card was not discarded"
sleep 2
picture played
end_all
number=$(kept | wc -l)
as_ann "$program" >game.log 2>&1 &
until_true '[ -n "$(window_titles)" ]'
picture left-off
as_ann "xdotool key Tab sleep 0.5 key space" # New game
sleep 2
picture new-game
click 1166 750 # Deal cards
until_true '[ "$(kept | wc -l)" -gt $number ]'
sleep 2
picture dealt
end_all

say "a game is opened by its type"
cp "$(find "$games" -name '*.canasta' | sort | tail -n 1)" "$home/Zoë’s game.canasta"
chown ann: "$home"/*game*
for file in "Zoë’s game.canasta" "a game"; do
    found=$(type_of "$file")
    [ "$found" = $kind ] || fail "“$file” is taken for $found"
done
[ "$(as_ann "xdg-mime query default $kind")" = "$app.desktop" ] || fail "no default"
as_ann "xdg-open 'Zoë’s game.canasta'" >open.log 2>&1 &
until_true '[ -n "$(window_titles)" ]'
picture opened
first=$(shot ppm | cksum)
as_ann "xdg-open 'a game'" >>open.log 2>&1
until_true '[ "$(shot ppm | cksum)" != "$first" ]'
picture opened-second
[ "$(window_titles | wc -l)" = 1 ] || fail "a second start opened a second window"
end_all

say "bots play a demonstration round"
as_ann "$program demo --screenshot demo.png --seed 3" >demo.log 2>&1 ||
    { cat demo.log; fail "demo"; }
mv "$home/demo.png" "pictures/$suite-demo.png"

say "it is removed, and purged"
before=$(kept)
apt-get remove -qq -y $program >apt.log 2>&1 || { cat apt.log; fail "remove"; }
for left in "/opt/$program" "/usr/bin/$program" "/usr/share/applications/$app.desktop"; do
    [ ! -e "$left" ] || fail "$left is left"
done
[ -z "$(as_ann "xdg-mime query default $kind")" ] || fail "games still open with it"
[ "$(type_of "a game")" != $kind ] || fail "its file type is left"
install ./new.deb
apt-get purge -qq -y $program >apt.log 2>&1 || { cat apt.log; fail "purge"; }
! dpkg-query -W $program >/dev/null 2>&1 || fail "something of it is left"
[ "$(kept)" = "$before" ] || fail "games were touched"
say "all is well; $(kept | wc -l) games stay"
