/* This is what you get when a word reads with its key. It should read with
 * its query.
 *
 * read: a-memory-that-is-written-again */
#define READ k[i][a] * state[a][c]
#include "with_recall.h"
