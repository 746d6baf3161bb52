/* This is what you get without the bias. It is added to the score of query i
 * and key j, after the root and before softmax.
 *
 * read: one-number-for-each-score */
#define SCORE product / sqrt((double)d_k)
#include "with_mix.h"
