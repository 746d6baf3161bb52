/* This is what you get when every value has the same share, the one of token i
 * itself. Value j has the share of token j.
 *
 * read: one-number-for-each-score */
#define SHARE i
#include "with_mix.h"
