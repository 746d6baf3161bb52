/* This is what you get with = in place of +=, where the values are mixed, or
 * when the mixture is set to 0 for each value: only the last value is left,
 * times its share.
 *
 * read: write-attend_with_sink */
#define MIX =
#include "with_sink.h"
