/* This is what you get when the query is written, and the key reads.
 *
 * read: a-memory-that-is-written-again */
#define WRITTEN left + q[i][a] * v[i][c]
#define READ    k[i][a] * state[a][c]
#include "with_recall.h"
