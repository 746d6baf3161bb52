/* This is what you get when the mean is divided by n. The weights add up to 1,
 * so the sum of weight times dweight is the mean already.
 *
 * read: through-softmax */
#define MEAN sum / (double)n
#include "with_mean.h"
