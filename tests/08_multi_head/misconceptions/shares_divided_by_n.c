/* This is what you get when the shares are divided by the number of tokens as
 * well. They are a mean's weights already: they add up to 1.
 *
 * read: queries-keys-and-values */
#define UNDER sum *(double)seen
#include "with_mix.h"
