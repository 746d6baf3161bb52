"""trim.py RESOURCES.tar OUT.tar: of what comes with clang for all its targets,
what C for wasm32 needs. A folder's name must not end with a slash (clang's own
reader, in bundle.js)."""
import re
import sys
import tarfile

HERE = re.compile(
    r"include(/(__float|__std|std|float|inttypes|iso646|limits|tgmath|varargs"
    r"|unwind)[^/]*\.h)?|include/wasm32-wasip1(/([^/]*\.h|(bits|sys|wasi)"
    r"(/.*)?))?|lib|lib/wasm32-wasip1(/(libc\.a|libm\.a|crt1-reactor\.o"
    r"|libc-printscan-long-double\.a|libwasi-emulated-process-clocks\.a))?"
    r"|lib/wasm32-unknown-wasip1(/libclang_rt\.builtins\.a)?")


def header(member):
    """The header of a member, with the name that it has."""
    block = bytearray(member.tobuf(tarfile.USTAR_FORMAT))
    name = member.name.encode()
    block[:100] = name + bytes(100 - len(name))
    block[148:156] = b" " * 8
    block[148:156] = b"%06o\0 " % sum(block)
    return bytes(block)


with tarfile.open(sys.argv[1]) as full, open(sys.argv[2], "wb") as out:
    for member in full:
        if not HERE.fullmatch(member.name):
            continue
        out.write(header(member))
        if member.isfile():
            out.write(full.extractfile(member).read())
            out.write(bytes(-member.size % 512))
    out.write(bytes(1024))
