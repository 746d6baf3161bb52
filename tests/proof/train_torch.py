"""Chapter 14's model in PyTorch, on one thread: milliseconds for a step.

    train_torch.py [float64]

The task is back with a sinusoid; shapes, batch, mask, norm, loss and Adam are
those of chapters/14_does_order_matter/train. make bench calls it.
"""
import sys
import time

import torch
from torch.nn.functional import cross_entropy

BATCH, LENGTH, WIDTH, HEADS, WORDS, LAYERS = 32, 16, 16, 2, 16, 2
WARM, STEPS = 50, 300
number = torch.float64 if "float64" in sys.argv else torch.float32


def parameter(*shape, deviation):
    values = torch.randn(*shape, dtype=number) * deviation
    return values.requires_grad_()


def sinusoid():
    place = torch.arange(LENGTH, dtype=number)[:, None]
    phase = place * 10000 ** (-torch.arange(0, WIDTH, 2, dtype=number) / WIDTH)
    return torch.stack((phase.sin(), phase.cos()), dim=2).flatten(1)


def norm(x):
    return x * torch.rsqrt((x * x).mean(-1, keepdim=True) + 1e-5)


def split(x):
    return x.view(BATCH, LENGTH, HEADS, WIDTH // HEADS).transpose(1, 2)


def layer(x, q, k, v, o):
    n = norm(x)
    score = split(n @ q) @ split(n @ k).transpose(2, 3)
    weight = torch.softmax(score / (WIDTH / HEADS) ** 0.5 + mask, -1)
    mixed = (weight @ split(n @ v)).transpose(1, 2)
    return x + mixed.reshape(BATCH, LENGTH, WIDTH) @ o


def step():
    word = torch.randint(0, 8, (BATCH, LENGTH))
    x = embedding[word] + place
    for weights in layers:
        x = layer(x, *weights)
    score = norm(x) @ readout + bias
    loss = cross_entropy(
        score[:, 2:].reshape(-1, WORDS), word[:, :-2].reshape(-1)
    )
    adam.zero_grad()
    loss.backward()
    adam.step()


torch.set_num_threads(1)
torch.manual_seed(1)
embedding = parameter(WORDS, WIDTH, deviation=1)
readout = parameter(WIDTH, WORDS, deviation=0.25)
bias = torch.zeros(WORDS, dtype=number, requires_grad=True)
layers = [
    [parameter(WIDTH, WIDTH, deviation=0.25) for _ in range(4)]
    for _ in range(LAYERS)
]
place = sinusoid()
mask = torch.full((LENGTH, LENGTH), -torch.inf, dtype=number).triu(1)
adam = torch.optim.Adam([embedding, readout, bias, *sum(layers, [])], lr=0.01)
for _ in range(WARM):
    step()
begin = time.process_time()
for _ in range(STEPS):
    step()
print(f"{1000 * (time.process_time() - begin) / STEPS:.3f}")
