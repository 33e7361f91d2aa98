#!/bin/sh
# Puts the certificate of the release, CERTIFICATE (a .p12 in base64), into a keychain of
# its own, and lets later steps sign with IDENTITY. Without one nothing is signed.
set -eu
if [ -z "${CERTIFICATE:-}" ]; then
    echo "no certificate: the application is signed for this machine only"
    exit 0
fi
keychain=$RUNNER_TEMP/release.keychain-db
password=$(uuidgen)
printf '%s' "$CERTIFICATE" | base64 --decode >"$RUNNER_TEMP/certificate.p12"
security create-keychain -p "$password" "$keychain"
security set-keychain-settings -lut 21600 "$keychain"
security unlock-keychain -p "$password" "$keychain"
security import "$RUNNER_TEMP/certificate.p12" -k "$keychain" \
    -P "$CERTIFICATE_PASSWORD" -T /usr/bin/codesign
rm "$RUNNER_TEMP/certificate.p12"
security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$keychain" \
    >/dev/null
security list-keychains -d user -s "$keychain" login.keychain-db
echo "CODESIGN_IDENTITY=$IDENTITY" >>"$GITHUB_ENV"
