/* This is what you get when dv is divided by the root of d_k. The root belongs
 * to the scores; the values do not go through it.
 *
 * read: through-attention */
#define DV weight[j] * dy[i][c] / root
#include "with_steps.h"
