/* This is what you get when dv of token j is made with dy of row j. The result
 * of query i has weight j of value j in it, so it is dy[i].
 *
 * read: through-attention */
#define DV weight[j] * dy[j][c]
#include "with_steps.h"
