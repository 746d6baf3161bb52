/* This is what you get when what is read is forgotten a little, and the state
 * itself never.
 *
 * read: a-memory-that-is-written-again */
#define LEFT state[a][c]
#define READ q[i][a] * state[a][c] * exp(-slope[i])
#include "with_recall.h"
