/* This is what you get when the sum of the powers goes on from query to query:
 * the shares of a later query add up to less than 1. Set the sum back to 0 for
 * each query.
 *
 * read: new-words-ask-every-kept-word */
#define SUM sum
#include "with_mix.h"
