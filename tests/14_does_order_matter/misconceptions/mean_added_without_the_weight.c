/* This is what you get when the mean is added, with the weight in front of
 * dweight alone. dscore is weight times (dweight less the mean).
 *
 * read: through-softmax */
#define RESULT weight[j] * dweight[j] + mean
#include "with_mean.h"
