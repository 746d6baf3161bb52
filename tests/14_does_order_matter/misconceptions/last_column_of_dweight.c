/* This is what you get with = in place of +=, in dweight, or when it is set to
 * 0 for each column: it is the product of the last column alone.
 *
 * read: through-attention */
#define ADD_DWEIGHT =
#include "with_steps.h"
