#!/bin/sh
# far.sh KEY: one.sh on another machine, in the folder that GNU parallel made
# there and clears away afterwards. packets/KEY has come along; KEY.tar
# goes back.
set -u
umask 022

key=$1 here=$PWD
chmod 711 "$here"
if [ ! -d "$here/desk" ]; then
    mkdir "desk.$$" && tar -xf far/desk.tar -C "desk.$$" || exit 1
    chmod 755 "desk.$$"
    mv -T "desk.$$" desk 2>/dev/null || rm -rf "desk.$$"
fi
GRADE_DESK=$here/desk GRADE_OUT=$here GRADE_WORK=$here/work
export GRADE_DESK GRADE_OUT GRADE_WORK
mkdir -p students work
cd "$GRADE_DESK" || exit 1
. tests/support/common.sh
. tests/grade/sandbox.sh
find_sandbox
tests/grade/one.sh "$key" || exit 1
cd "$here" && tar -cf "$key.tar" -C students "$key"
