/* This is what you get when the shares are divided by the number of rows as
 * well. They are a mean's weights already: they add up to 1.
 *
 * read: new-words-ask-every-kept-word */
#define UNDER sum *(double)seen
#include "with_mix.h"
