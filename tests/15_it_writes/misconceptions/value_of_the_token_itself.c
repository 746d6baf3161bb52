/* This is what you get when each share meets the value of the query's own row.
 * Share j belongs to value j.
 *
 * read: new-words-ask-every-kept-word */
#define VALUE seen - 1
#include "with_mix.h"
