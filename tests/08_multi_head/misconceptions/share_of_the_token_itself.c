/* This is what you get when every value has the same share, the one of token r
 * itself. Value j has the share of token j.
 *
 * read: queries-keys-and-values */
#define SHARE r
#include "with_mix.h"
