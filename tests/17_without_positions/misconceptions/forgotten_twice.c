/* This is what you get when the decay is applied twice at each word.
 *
 * read: a-memory-that-is-written-again */
#define LEFT state[a][c] * exp(-2 * slope[i])
#include "with_recall.h"
