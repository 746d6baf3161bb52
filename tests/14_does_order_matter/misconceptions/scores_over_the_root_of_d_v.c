/* This is what you get when the scores are divided by the root of d_v, the
 * width of the values. A dot product of query and key has d_k terms.
 *
 * read: through-attention */
#define SCORE product / sqrt((double)d_v) + bias[i][j]
#include "with_steps.h"
