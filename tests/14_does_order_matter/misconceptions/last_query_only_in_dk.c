/* This is what you get with = in place of +=, in dk, or when dk is set to 0
 * for each query: only the last query is left. A key is met by all queries,
 * and its slope is the sum over them.
 *
 * read: through-attention */
#define ADD_DK =
#include "with_steps.h"
