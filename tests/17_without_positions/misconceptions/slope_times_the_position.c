/* This is what you get when the slope is multiplied by the position. Each
 * word forgets once, and so the steps add up by themselves.
 *
 * read: a-memory-that-is-written-again */
#define LEFT state[a][c] * exp(-slope[i] * (double)i)
#include "with_recall.h"
