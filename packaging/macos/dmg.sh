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
hdiutil create -quiet -volname Canasta -srcfolder "$stage" -format UDZO -ov "$image"

if [ -z "${CODESIGN_IDENTITY:-}" ]; then
    echo "no identity to sign with: the image is not signed"
    exit 0
fi
codesign --sign "$CODESIGN_IDENTITY" --timestamp "$image"
if [ -z "${NOTARY_PASSWORD:-}" ]; then
    echo "no account to notarise with: the image is signed only"
    exit 0
fi
xcrun notarytool submit "$image" --wait --apple-id "$NOTARY_ACCOUNT" \
    --team-id "$NOTARY_TEAM" --password "$NOTARY_PASSWORD"
xcrun stapler staple "$image"
