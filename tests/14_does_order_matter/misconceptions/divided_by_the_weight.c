/* This is what you get when dweight less the mean is divided by the weight. It
 * is multiplied: what has no share of the result has no slope.
 *
 * read: through-softmax */
#define RESULT (dweight[j] - mean) / weight[j]
#include "with_mean.h"
