/* This is what you get with = in place of +=, where the values are mixed, or
 * when the mixture is set to 0 for each value: only the last value that a token
 * sees is left, times its share.
 *
 * read: queries-keys-and-values */
#define MIX =
#include "with_mix.h"
