/* This is what you get with = in place of +=, in the dot product, or when it is
 * set to 0 for each number: it is the product of the last two numbers alone.
 *
 * read: new-words-ask-every-kept-word */
#define ADD =
#include "with_mix.h"
