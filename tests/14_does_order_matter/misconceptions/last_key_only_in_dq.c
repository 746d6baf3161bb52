/* This is what you get with = in place of +=, in dq, or when dq is set to 0 for
 * each key: only the last key is left. A query meets all keys, and its slope is
 * the sum over them.
 *
 * read: through-attention */
#define ADD_DQ =
#include "with_steps.h"
