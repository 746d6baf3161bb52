#!/usr/bin/env bash
# Gradescope runs this once, when it builds the image of the autograder.
# Ubuntu 24.04 is the base that this was written for. AUTOGRADER is another
# folder in the place of /autograder, as in run_autograder.
set -eu
autograder=${AUTOGRADER:-/autograder}
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends gcc libc6-dev make \
    binutils libseccomp-dev bubblewrap util-linux python3
# Everything that does not depend on a submission is built now.
cd "$autograder/source/course"
make -s -f tests/judge/build.mk BUILD="$autograder/build" tests workers
# Submissions run as a user who must not see or write any of this.
chmod -R go-rwx "$autograder/source"
