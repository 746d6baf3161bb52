#!/bin/sh
# versions.sh: what a verdict may depend on, a line for each. Machines that
# share the work must agree (remote_job.sh).
uname -m
for tool in "${CC:-cc}" ld ldd; do
    $tool --version 2>&1 | head -n 1
done
