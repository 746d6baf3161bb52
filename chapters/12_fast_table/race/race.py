"""The tables of make race that numpy and PyTorch fill, where they are there.

    race.py ROWS COLUMNS FOLDER

Prints a line for each: its name, the seconds it takes, and the file in
FOLDER with its floats, separated by tabs. race.c counts what is not exact.
"""
import math
import sys
import time


def numpy_table(rows, columns):
    """The formula in double, rounded to float at the end."""
    w = 10000.0 ** (-numpy.arange(0, columns, 2) / columns)
    phase = numpy.arange(rows)[:, None] * w
    table = numpy.empty((rows, columns), numpy.float32)
    table[:, 0::2] = numpy.sin(phase)
    table[:, 1::2] = numpy.cos(phase)
    return table


def torch_table(rows, columns):
    """The formula as PyTorch is mostly used: every number is a float."""
    w = torch.exp(-math.log(10000) / columns * torch.arange(0, columns, 2))
    phase = torch.arange(rows).unsqueeze(1) * w
    table = torch.zeros(rows, columns)
    table[:, 0::2] = torch.sin(phase)
    table[:, 1::2] = torch.cos(phase)
    return table


def shortest(fill, *size):
    """The best of nine, after one that does not count; or, on a busy machine,
    the seconds of computing, on average."""
    fill(*size)
    times = []
    computed = time.process_time()
    for _ in range(9):
        start = time.perf_counter()
        fill(*size)
        times.append(time.perf_counter() - start)
    computed = (time.process_time() - computed) / len(times)
    return min(times) if min(times) < 0.02 else min(times + [computed])


def say(name, fill, rows, columns, path):
    seconds = shortest(fill, rows, columns)
    table = fill(rows, columns)
    numpy.asarray(table).tofile(path)
    print(name, seconds, path, sep="\t", flush=True)


rows, columns, folder = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
try:
    import numpy
    say("numpy, in double", numpy_table, rows, columns, folder + "/numpy")
except ImportError:
    pass
try:
    import torch
    torch.set_num_threads(1)
    say("PyTorch, in float", torch_table, rows, columns, folder + "/torch")
except ImportError:
    pass
