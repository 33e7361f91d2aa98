#!/bin/sh
# Opens the window; where there is no display, plays a demonstration round under a
# virtual one and leaves a picture.
set -eu
cd "$(dirname "$0")/.."
. packaging/system.sh

python=.venv/bin/python
picture=canasta-demo.png

if [ "$(uname)" = Darwin ] || [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$python" -m canasta_qt "$@"
fi

say "there is no display here; four bots play a demonstration round on a virtual one (a minute)"
if is_debian && ! { command -v Xvfb && command -v xvfb-run && command -v xauth; } >/dev/null; then
    install_packages "for a virtual display" xvfb xauth || true
fi
if command -v xvfb-run >/dev/null 2>&1; then
    set -- xvfb-run -a -s '-screen 0 1280x800x24'
else
    say "there is no Xvfb either; drawing without any display"
    set -- env QT_QPA_PLATFORM=offscreen
fi
# A machine without a display seldom has a sound card, and ALSA says that at length.
logged "$@" "$python" -m canasta_qt demo --screenshot "$picture" ||
    { say "that did not work, see $log" && exit 1; }
say "the table after that round: $PWD/$picture"
