#!/bin/sh
# tests/proof/pages/test.sh FILE...: runs tests of pages, for example tab.mjs,
# and ends with "N passed, N failed". page.mjs says how they are written. It
# needs node, npm, chromium-headless-shell (or chromium) and firefox-esr.
#
#   BROWSERS=chromium   in this browser alone
#   HANG=20             so many seconds until a step hangs, instead of 600
set -u

. tests/verbs/common.sh
here=tests/proof/pages
mkdir -p "$BUILD/pages" && BUILD=$(cd "$BUILD" && pwd) || exit 2
export BUILD
docs/tab/packages.sh $here "$BUILD/pages" || exit 2
wrong=0
for file; do
    node --test-reporter=./$here/reporter.mjs "$here/$file" || wrong=1
done
exit $wrong
