"""Opens files in clangd, as an editor does, and prints what it underlines.

    python3 tests/proof/clangd.py <FILES

FILES are paths in the folder that an editor opens, which is this one. Fails if
anything is printed.
"""

import json
import subprocess
import sys
from pathlib import Path

clangd = subprocess.Popen(["clangd", "--log=error", "--background-index=0"],
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def send(method, params=None, **more):
    text = json.dumps({"jsonrpc": "2.0", "method": method,
                       "params": params or {}, **more}).encode()
    clangd.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(text), text))
    clangd.stdin.flush()


def answer():
    size = int(clangd.stdout.readline().split()[1])
    clangd.stdout.readline()
    return json.loads(clangd.stdout.read(size))


def underlined(path):
    """What clangd says of a file, once it has read it."""
    file = {"uri": path.as_uri()}
    send("textDocument/didOpen", {"textDocument": {
        **file, "languageId": "c", "version": 1, "text": path.read_text()}})
    while (message := answer().get("params", {})).get("uri") != file["uri"]:
        pass
    send("textDocument/didClose", {"textDocument": file})
    return message["diagnostics"]


send("initialize", {"rootUri": Path.cwd().as_uri(), "capabilities": {}}, id=0)
seen = False
for name in sys.stdin.read().split():
    for each in underlined(Path(name).resolve()):
        seen = True
        kind = {1: "error", 2: "warning"}.get(each["severity"], "note")
        print(f"{name}:{each['range']['start']['line'] + 1}: {kind}:",
              each["message"])
send("shutdown", id=1)
send("exit")
clangd.wait()
sys.exit(seen)
