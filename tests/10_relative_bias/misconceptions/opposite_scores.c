/* This is what you get when the dot products have the opposite sign: the key
 * that fits best has the smallest share.
 *
 * read: one-number-for-each-score */
#define SCORE -product / sqrt((double)d_k) + bias[i][j]
#include "with_mix.h"
