/* This is what you get when the first query of the call is taken for all of
 * them. It is turned as it should be. Query i is q[i].
 *
 * read: new-words-ask-every-kept-word */
#define QUERY 0
#include "with_mix.h"
