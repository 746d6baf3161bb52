/* This is what you get when the results of all words so far are added up. The
 * sum should begin with 0 at each word.
 *
 * read: a-memory-that-is-written-again */
#define START i == 0 ? 0 : y[i - 1][c]
#include "with_recall.h"
