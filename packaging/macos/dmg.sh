#!/bin/sh
# Makes a disk image of the application: dmg.sh dist/Canasta.app dist/NAME.dmg
# Signs and notarises it where the variables for that are set; see release.yml.
set -eu
app=$1 image=$2

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
# Links inside the application must stay links, or its signature breaks.
ditto "$app" "$stage/Canasta.app"
ln -s /Applications "$stage/Applications"
# "Resource busy" now and then: the system indexes the new folder.
tries=0
until hdiutil create -quiet -volname Canasta -srcfolder "$stage" -format UDZO -ov "$image"; do
    tries=$((tries + 1))
    [ $tries -lt 5 ] || { echo "hdiutil made no image in $tries tries" >&2; exit 1; }
    sleep 10
done

if [ -z "${CODESIGN_IDENTITY:-}" ]; then
    echo "no identity to sign with: the image is not signed"
    exit 0
fi
codesign --sign "$CODESIGN_IDENTITY" --timestamp "$image"
if [ -z "${NOTARY_PASSWORD:-}" ]; then
    echo "no account to notarise with: the image is signed only"
    exit 0
fi
set -- --apple-id "$NOTARY_ACCOUNT" --team-id "$NOTARY_TEAM" --password "$NOTARY_PASSWORD"
said=$(xcrun notarytool submit "$image" --wait "$@") || true
echo "$said"
# An image that Apple refuses is no error of notarytool; its log names the reason.
case $said in
    *"status: Accepted"*) ;;
    *)
        id=$(echo "$said" | sed -n 's/^ *id: //p' | head -n 1)
        xcrun notarytool log "$id" "$@" >&2
        exit 1
        ;;
esac
xcrun stapler staple "$image"
