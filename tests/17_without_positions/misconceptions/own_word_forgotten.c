/* This is what you get when a word is written first, and then everything is
 * forgotten a little, the word itself, too.
 *
 * read: a-memory-that-is-written-again */
#define LEFT    state[a][c]
#define WRITTEN exp(-slope[i]) * (left + k[i][a] * v[i][c])
#include "with_recall.h"
