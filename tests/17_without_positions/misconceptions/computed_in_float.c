/* This is what you get when the state is kept in float. Each rounding stays
 * in it, and is read by all later words.
 *
 * read: a-memory-that-is-written-again
 * shipped: https://github.com/ollama/ollama/issues/15865 */
#define WRITTEN (float)(left + k[i][a] * v[i][c])
#include "with_recall.h"
