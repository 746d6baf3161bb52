/* This is what you get with = in place of +=, in the dot product: the score is
 * the product of the last two numbers alone.
 *
 * read: queries-keys-and-values */
#define ADD =
#include "with_mix.h"
