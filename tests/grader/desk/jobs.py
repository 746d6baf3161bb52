"""Work on many students side by side, each in a process of its own.

So nothing that one student has handed in can end the work on the others: not
even what crashes a library, or takes all memory or time.
"""

import os
import resource
import signal
import sys
import traceback

SECONDS = 60                    # of computing; a student needs far below one
BYTES = 2_000_000_000
STUCK = 600                     # seconds by the clock, where a disk hangs
STOPPED = "stopped"             # it was ended from outside
FAILED = "failed"               # the machine is at fault; it has said why


def side_by_side(items, work, at_once=None):
    """Yields each item with what work(item) has returned, a number below 100;
    or with STOPPED or FAILED. In any order."""
    running = {}
    at_once = at_once or os.cpu_count() or 1

    def wait():
        pid, status = os.wait()
        if os.WIFSIGNALED(status):
            # By the clock it was the disk that took so long.
            slow = os.WTERMSIG(status) == signal.SIGALRM
            return running.pop(pid), FAILED if slow else STOPPED
        code = os.WEXITSTATUS(status)
        return running.pop(pid), FAILED if code == 100 else code

    sys.stdout.flush()
    for item in items:
        if len(running) >= at_once:
            yield wait()
        pid = os.fork()
        if pid == 0:
            child(work, item)
        running[pid] = item
    while running:
        yield wait()


def child(work, item):
    code = 100
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
        signal.alarm(STUCK)
        code = work(item) or 0
    except Exception:
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(code)
