/* This is what you get when the powers of e are divided by the number of
 * tokens, and not by their sum. Where all scores are equal that is the same.
 *
 * read: one-number-for-each-score */
#define UNDER (double)n
#include "with_mix.h"
