/* This is what you get with = in place of +=, in the dot product: it is the
 * product of the last two numbers alone.
 *
 * read: write-rotary_score */
#define ADD =
#include "with_score.h"
