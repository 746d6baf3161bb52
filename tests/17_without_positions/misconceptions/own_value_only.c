/* This is what you get when each word reads its own value alone, since the
 * state is replaced. A word is added to what is left.
 *
 * read: a-memory-that-is-written-again */
#define LEFT 0 * state[a][c] * slope[i]
#include "with_recall.h"
