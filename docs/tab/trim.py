"""trim.py RESOURCES.tar LIBRARY OUT.tar: what clang needs for C in the tab. Its
own headers are in RESOURCES, with much else, and the C library in the folder
LIBRARY (libc.sh)."""
import pathlib
import re
import sys
import tarfile

HERE = re.compile(
    r"include(/(__float|__std|std|float|inttypes|iso646|limits|tgmath|varargs"
    r"|unwind)[^/]*\.h)?|include/wasm64-wasi(/([^/]*\.h|(bits|sys|wasi)(/.*)?)"
    r")?|lib|lib/wasm64-wasi(/(libc|libc-printscan-long-double"
    r"|libwasi-emulated-process-clocks)\.a)?|lib/wasm64-unknown-wasi(/.*)?")


class Member(tarfile.TarInfo):
    """No folder's name ends with a slash: clang's reader (bundle.js)."""

    def get_info(self):
        return {**super().get_info(), "name": self.name, "mtime": 0}


_, resources, library, trimmed = sys.argv
with tarfile.open(resources, tarinfo=Member) as full, tarfile.open(
        trimmed, "w", tarinfo=Member, format=tarfile.USTAR_FORMAT) as out:
    for item in full:
        if HERE.fullmatch(item.name):
            out.addfile(item, full.extractfile(item) if item.isfile() else None)
    for path in sorted(pathlib.Path(library).rglob("*")):
        name = str(path.relative_to(library))
        if HERE.fullmatch(name) and name not in out.getnames():
            out.add(path, name, recursive=False)
