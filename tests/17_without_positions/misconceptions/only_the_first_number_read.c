/* This is what you get when only the first number of the query reads. The
 * result is a sum over all its numbers.
 *
 * read: a-memory-that-is-written-again */
#define READ a == 0 ? q[i][a] * state[a][c] : 0
#include "with_recall.h"
