/* This is what you get when the scores are divided by the root of past + n,
 * the number of rows. It is the root of d.
 *
 * read: new-words-ask-every-kept-word */
#define SCORE product / sqrt((double)(past + n))
#include "with_mix.h"
