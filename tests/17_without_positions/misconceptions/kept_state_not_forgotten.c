/* This is what you get when the first word of a call forgets nothing of what
 * was kept. Its slope counts like any other.
 *
 * read: a-memory-that-is-written-again */
#define LEFT state[a][c] * (i == 0 ? 1 : exp(-slope[i]))
#include "with_recall.h"
