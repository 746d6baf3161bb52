/* This is what you get with = in place of +=, in the dot product, or when it is
 * set to 0 for each number: the score is the product of the last two numbers
 * alone.
 *
 * read: queries-keys-and-values */
#define ADD =
#include "with_mix.h"
