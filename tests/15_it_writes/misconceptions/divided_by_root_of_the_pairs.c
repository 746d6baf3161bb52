/* This is what you get when the scores are divided by the root of d/2. It is
 * the root of d: all numbers of a key count, and not its pairs.
 *
 * read: new-words-ask-every-kept-word */
#define SCORE product / sqrt((double)d / 2)
#include "with_mix.h"
