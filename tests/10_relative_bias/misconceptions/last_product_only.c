/* This is what you get with = in place of +=, in the dot product: it is the
 * product of the last two numbers alone.
 *
 * read: one-number-for-each-score */
#define ADD =
#include "with_mix.h"
