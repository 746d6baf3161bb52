/* This is what you get when the bias is added twice. Does it stand in the
 * score, and in the power of e as well?
 *
 * read: one-number-for-each-score */
#define SCORE product / sqrt((double)d_k) + 2 * bias[i][j]
#include "with_mix.h"
