#!/usr/bin/env python3
"""Classroom 50 runs this in a student's checkout, once for each submission.

It lies beside the grading kit (course/) in the bundle that the runner has
fetched, grades the checkout with it, and leaves ./result.json in the form
classroom50/result/v1, and ./release-body.md.
"""

import os
import pathlib
import subprocess
import sys

course = pathlib.Path(__file__).resolve().parent / "course"
script = course / "tests" / "grader" / "platforms" / "classroom50.sh"
sys.exit(subprocess.run(["sh", str(script), os.getcwd()]).returncode)
