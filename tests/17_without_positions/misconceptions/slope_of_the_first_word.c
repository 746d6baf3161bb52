/* This is what you get when every word forgets by the slope of the first word
 * of the call. Each has its own.
 *
 * read: a-memory-that-is-written-again */
#define LEFT state[a][c] * exp(-slope[0])
#include "with_recall.h"
