#!/bin/sh
# tests/proof/pages/test.sh FILE...: runs tests of pages of this folder, for
# example tab.mjs, and ends with "N passed, N failed". page.mjs says how they
# are written. Files that are given together share their browsers. It needs
# node, npm, chromium-headless-shell (or chromium) and firefox-esr.
#
#   BROWSERS=chromium   in this browser alone
#   HANG=20             so many seconds until a step hangs, instead of 600

. tests/verbs/common.sh
here=tests/proof/pages
mkdir -p "$BUILD/pages" && BUILD=$(cd "$BUILD" && pwd) || exit 2
docs/tab/packages.sh $here "$BUILD/pages" || exit 2
# shellcheck disable=SC2016 # JavaScript's, not the shell's
exec node --test-reporter=./$here/reporter.mjs --input-type=module -e '
    import { test } from "node:test";
    for (const file of process.argv.slice(1))
        try {
            await import(`${process.cwd()}/tests/proof/pages/${file}`);
        } catch (error) {
            test(`${file} can be read to its end`, () => { throw error; });
        }' "$@"
