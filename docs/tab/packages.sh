#!/bin/sh
# packages.sh FROM TO: gets the packages of FROM/packages.tsv, in
# TO/node_modules. They are kept while the table is the same; those from before
# stay until the new ones have come. npm compares each with its hash.
#
# packages.sh --table FOLDER: prints such a table of what "npm install" has put
# into FOLDER. The packages that are asked for stand first.
set -u

if [ "$1" = --table ]; then
    # shellcheck disable=SC2016 # JavaScript's, not the shell's
    exec node -e '
        const fs = require("fs"), folder = process.argv[1];
        const read = name => JSON.parse(fs.readFileSync(`${folder}/${name}`));
        const asked = read("package.json").dependencies;
        const rows = Object.entries(read("package-lock.json").packages)
          .filter(([path, { optional }]) => path && !optional)
          .map(([path, { version, license, integrity }]) =>
            [path.replace("node_modules/", ""), version, license, integrity])
          .sort(([a], [b]) => (b in asked) - (a in asked));
        for (const row of [["package", "version", "licence", "integrity"],
          ...rows]) console.log(row.join("\t"));' "$2"
fi

from=$1
mkdir -p "$2" && to=$(cd "$2" && pwd) || exit 2
! cmp -s "$from/packages.tsv" "$to/packages.tsv" || exit 0

# npm's two files. All packages are asked for, so that each one is known without
# what it depends on.
npm_files() { # FOLDER
    awk -F '\t' -v folder="$1" '
        NR > 1 {
            asked = asked comma "\"" $1 "\":\"" $2 "\""
            got = got ",\"node_modules/" $1 "\":{\"version\":\"" $2 \
                "\",\"integrity\":\"" $4 "\"}"
            comma = ","
        }
        END {
            root = "{\"dependencies\":{" asked "}}"
            print root >(folder "/package.json")
            print "{\"lockfileVersion\":3,\"packages\":{\"\":" root got "}}" \
                >(folder "/package-lock.json")
        }' "$from/packages.tsv"
}

# Node has certificates of its own; here it trusts those of the system, too, as
# git does.
system=/etc/ssl/certs/ca-certificates.crt
[ ! -f $system ] || export NODE_EXTRA_CA_CERTS="${NODE_EXTRA_CA_CERTS-$system}"
# What a run that was ended has left is removed; its npm may still be writing.
rm -rf "$to"/packages.[0-9]*
new=$to/packages.$$
mkdir "$new" && npm_files "$new" &&
    (cd "$new" && npm ci --no-audit --no-fund --ignore-scripts \
        --fetch-retries=1 --fetch-retry-mintimeout=1000) >"$to/npm" 2>&1 &&
    rm -rf "$to/node_modules" && mv "$new/node_modules" "$to" &&
    cp "$from/packages.tsv" "$to" && rm -r "$new" && exit
echo "npm could not get the packages that $from needs. Is there a network?" \
    "What it said is in $to/npm." >&2
exit 1
