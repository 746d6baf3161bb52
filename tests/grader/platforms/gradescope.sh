#!/bin/sh
# make gradescope [OUT=gradescope.zip]: the autograder for Gradescope, as a zip
# file to upload. With FOR=classroom50 the bundle for Classroom 50 instead, a
# folder: OUT=classroom50. No solution is in either.

. tests/verbs/common.sh
for=${FOR:-gradescope}
case $for in
gradescope) out=${OUT:-gradescope.zip} ;;
classroom50) out=${OUT:-classroom50} ;;
*) stop "FOR=gradescope or FOR=classroom50, not $for." ;;
esac
[ "$for" != gradescope ] || have zip || stop_with not_installed zip setup-dev
new=$(mktemp -d)
trap 'rm -rf "$new"' EXIT
KIT=1 DIR=$new/bundle/course tests/starter/starter.sh || exit 2
cp tests/grader/platforms/"$for"/* "$new/bundle/"
case $for in
gradescope)
    chmod +x "$new/bundle/setup.sh" "$new/bundle/run_autograder"
    (cd "$new/bundle" && zip -qrX ../made .) || exit 2
    mv "$new/made.zip" "$out" || exit 2
    echo "$out: upload it under Configure Autograder, with Ubuntu 24.04."
    ;;
classroom50)
    mkdir -p "$out" && cp -R "$new/bundle/." "$out/" || exit 2
    words_of classroom50 "$out"
    ;;
esac
