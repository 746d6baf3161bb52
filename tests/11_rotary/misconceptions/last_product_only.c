/* This is what you get with = in place of +=, in the dot product, or when it is
 * set to 0 for each number: it is the product of the last two numbers alone.
 *
 * read: write-rotary_score */
#define ADD =
#include "with_score.h"
