"""Runs a command, and says what it has cost with all that it has started:

    measure.py COMMAND ...

prints processor seconds, seconds by the clock, and in megabytes the most memory
that all processes used at one time, and that the largest one used.

bubblewrap leaves behind processes that it does not wait for, and what they have
computed is counted by nobody. Here they become children of this program, which
waits for them. Memory is looked at twice a second; what processes share counts
for each.
"""

import ctypes
import os
import resource
import subprocess
import sys
import time
from pathlib import Path

PR_SET_CHILD_SUBREAPER = 36
PAGE = resource.getpagesize()


def below(root):
    """The memory of each process that this one has started."""
    parent, memory = {}, {}
    for folder in Path("/proc").iterdir():
        try:
            stat = (folder / "stat").read_text().rpartition(")")[2].split()
        except (OSError, IndexError):
            continue
        parent[folder.name], memory[folder.name] = stat[1], int(stat[21])
    for pid in parent:
        above = pid
        while above in parent and above != root:
            above = parent[above]
        if above == root and pid != root:
            yield memory[pid] * PAGE


def wait(options=0):
    """A process that has ended, and its status; 0 if none has, or is there."""
    try:
        return os.waitpid(-1, options)
    except ChildProcessError:
        return 0, 0


def main(command):
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    begun = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    ended, most, largest = {}, 0, 0
    while process.pid not in ended:
        time.sleep(0.5)
        used = list(below(str(os.getpid())))
        most, largest = max(most, sum(used)), max([largest, *used])
        while (found := wait(os.WNOHANG))[0]:
            ended[found[0]] = found[1]
    clock = time.monotonic() - begun
    while wait()[0]:
        pass
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"{used.ru_utime + used.ru_stime:.1f} {clock:.1f} "
          f"{most / 1e6:.0f} {largest / 1e6:.0f}")
    return os.waitstatus_to_exitcode(ended[process.pid])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
