/* This is what you get when keys after the query are hidden at all times. Here
 * only the bias hides a key: where it is -INFINITY.
 *
 * read: one-number-for-each-score */
#define SCORE j > i ? -INFINITY : product / sqrt((double)d_k) + bias[i][j]
#include "with_mix.h"
