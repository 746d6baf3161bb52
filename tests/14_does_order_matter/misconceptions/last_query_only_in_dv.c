/* This is what you get with = in place of +=, in dv, or when dv is set to 0 for
 * each query: only the last query is left. A value is met by all queries, and
 * its slope is the sum over them.
 *
 * read: through-attention */
#define ADD_DV =
#include "with_steps.h"
