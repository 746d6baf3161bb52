/* This is what you get when the scores are divided by the root of the number
 * of rows that are seen. It is the root of d.
 *
 * read: new-words-ask-every-kept-word */
#define SCORE product / sqrt((double)seen)
#include "with_mix.h"
