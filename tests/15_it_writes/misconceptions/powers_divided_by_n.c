/* This is what you get when the powers of e are divided by the number of rows
 * that are seen, and not by their sum. Where all scores are equal that is the
 * same.
 *
 * read: new-words-ask-every-kept-word */
#define UNDER (double)seen
#include "with_mix.h"
