#!/bin/sh
# packages.sh FROM TO: gets the packages that FROM/package-lock.json names, in
# TO/node_modules. They are kept while the lock file is the same; those from
# before stay until the new ones have come.
set -u

from=$1
mkdir -p "$2" && to=$(cd "$2" && pwd) || exit 2
! cmp -s "$from/package-lock.json" "$to/package-lock.json" || exit 0

# Node has certificates of its own; here it trusts those of the system, too, as
# git does.
system=/etc/ssl/certs/ca-certificates.crt
[ ! -f $system ] || export NODE_EXTRA_CA_CERTS="${NODE_EXTRA_CA_CERTS-$system}"
rm -rf "$to/packages"
mkdir "$to/packages" &&
    cp "$from/package.json" "$from/package-lock.json" "$to/packages" &&
    (cd "$to/packages" && npm ci --no-audit --no-fund --ignore-scripts \
        --fetch-retries=1 --fetch-retry-mintimeout=1000) >"$to/npm" 2>&1 &&
    rm -rf "$to/node_modules" && mv "$to/packages"/* "$to" && exit
echo "npm could not get the packages that $from needs. Is there a network?" \
    "What it said is in $to/npm." >&2
exit 1
