/* This is what you get when the mixture of the values goes on from column to
 * column. Set it back to 0 for each column.
 *
 * read: new-words-ask-every-kept-word */
#define START mixed
#include "with_mix.h"
