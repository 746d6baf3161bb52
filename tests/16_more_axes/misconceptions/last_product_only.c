/* This is what you get with = in place of +=, in the dot product: it is the
 * product of the last two numbers alone.
 *
 * read: write-attend_with_sink */
#define ADD =
#include "with_sink.h"
