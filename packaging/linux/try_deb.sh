#!/bin/sh
# Tries a Debian package as people use it, in systems that have nothing else:
#     sh packaging/linux/try_deb.sh PACKAGE.deb PICTURES [SUITE...]
# PICTURES is a folder for what was on the screen; without a suite it takes old stable
# and stable.  It needs mmdebstrap, and the right to use it: root, or unshare.  Packages
# come from CANASTA_MIRROR, else from the Debian mirror this system uses, if any.
set -eu
package=$1 pictures=$2
shift 2
[ $# -gt 0 ] || set -- bookworm trixie
here=$(dirname "$0")
# shellcheck disable=SC2016  # apt fills in these
mirror=${CANASTA_MIRROR:-$(apt-get indextargets --format '$(REPO_URI)' \
    'Origin: Debian' 'Label: Debian' | sort -u | head -n 1)}

mkdir -p "$pictures"
for suite; do
    echo "canasta-qt: trying $(basename "$package") in Debian $suite"
    # The system is thrown away; what is left over is pictures.  In there only its own
    # processes are seen, and they end with it.
    mmdebstrap --variant=minbase --quiet \
        --customize-hook='mkdir -p "$1/trial/pictures"' \
        --customize-hook="copy-in '$here/in_debian.sh' /trial" \
        --customize-hook="upload '$package' /trial/new.deb" \
        --customize-hook='unshare --pid --fork --kill-child --mount-proc="$1/proc" \
            chroot "$1" sh /trial/in_debian.sh || touch "$1/trial/failed"' \
        --customize-hook="sync-out /trial/pictures '$pictures'" \
        --customize-hook='[ ! -e "$1/trial/failed" ]' \
        "$suite" /dev/null ${mirror:+"$mirror"}
done
