#!/bin/sh
# pages.sh docs/pages/PROGRAM.py ARGUMENT...: runs a program over the pages, if
# there is a Python. What Python lacks, page.py says.

. tests/verbs/common.sh
installer=setup-dev
need_tools python3
exec python3 "$@"
