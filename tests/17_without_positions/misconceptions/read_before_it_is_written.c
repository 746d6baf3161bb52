/* This is what you get when a word reads before it is written. It should see
 * itself, as under a causal mask.
 *
 * read: a-memory-that-is-written-again */
#define READ q[i][a] * left
#include "with_recall.h"
