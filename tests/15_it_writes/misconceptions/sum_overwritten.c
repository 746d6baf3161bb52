/* This is what you get with = in place of +=, where the values are mixed, or
 * when the mixture is set to 0 for each value: only the last value that is seen
 * is left, times its share.
 *
 * read: new-words-ask-every-kept-word */
#define MIX =
#include "with_mix.h"
