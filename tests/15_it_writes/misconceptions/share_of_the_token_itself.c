/* This is what you get when every value has the same share, the one of the
 * query's own row. Value j has the share of row j.
 *
 * read: new-words-ask-every-kept-word */
#define SHARE seen - 1
#include "with_mix.h"
