/* This is what you get when what is left is a power of one half. It is a
 * power of e.
 *
 * read: a-memory-that-is-written-again */
#define LEFT state[a][c] * exp2(-slope[i])
#include "with_recall.h"
