/* This is what you get when the powers of e are not divided by their sum. The
 * largest share is then always 1, and the shares do not add up to 1.
 *
 * read: one-number-for-each-score */
#define UNDER 1
#include "with_mix.h"
