"""Runs a command as in a terminal, and prints what it shows there.

terminal.py "ANSWER ANSWER ..." COMMAND ...

Each time the command waits behind a "] " or a "): " it gets the next answer,
where "-" stands for Enter alone, and q when none is left.
"""

import os
import pty
import sys

answers = sys.argv[1].split()
child, terminal = pty.fork()
if child == 0:
    os.execvp(sys.argv[2], sys.argv[2:])
shown = b""
while True:
    try:
        piece = os.read(terminal, 4096)
    except OSError:             # what Linux says at the end of a terminal
        piece = b""
    if not piece:
        break
    shown += piece
    if shown.endswith((b"] ", b"): ")):
        answer = answers.pop(0) if answers else "q"
        os.write(terminal, (answer.replace("-", "") + "\n").encode())
sys.stdout.write(shown.decode().replace("\r", ""))
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
