/* This is what you get when a dot product goes on from the one before: each
 * key's score has those of all keys before it in it. Set the sum back to 0 for
 * each key.
 *
 * read: one-number-for-each-score */
#define SCORE before / sqrt((double)d_k) + bias[i][j]
#include "with_mix.h"
