/* This is what you get when the dot products are divided by d_k and not by its
 * root. A sum of random terms grows as the root of their number.
 *
 * read: one-number-for-each-score */
#define SCORE product / (double)d_k + bias[i][j]
#include "with_mix.h"
