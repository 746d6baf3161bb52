/* This is what you get when the value is added to each row of the state,
 * whatever the key is. Each number of the key multiplies it.
 *
 * read: a-memory-that-is-written-again */
#define WRITTEN left + v[i][c]
#include "with_recall.h"
