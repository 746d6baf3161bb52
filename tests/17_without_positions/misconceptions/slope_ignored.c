/* This is what you get when nothing is forgotten, whatever the slopes are. So
 * the state is a heap of words.
 *
 * read: a-memory-that-is-written-again */
#define LEFT state[a][c]
#include "with_recall.h"
