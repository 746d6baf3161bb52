/* This is what you get when all keys of a row get the bias of query i and key
 * i. The bias of query i and key j is bias[i][j].
 *
 * read: one-number-for-each-score */
#define SCORE product / sqrt((double)d_k) + bias[i][i]
#include "with_mix.h"
