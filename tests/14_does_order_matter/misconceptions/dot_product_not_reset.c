/* This is what you get when a dot product goes on from the one before: each
 * key's score has those of all keys before it in it. Set the sum back to 0 for
 * each key.
 *
 * read: through-attention */
#define SCORE before / root + bias[i][j]
#include "with_steps.h"
