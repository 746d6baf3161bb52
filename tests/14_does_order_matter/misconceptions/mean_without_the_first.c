/* This is what you get when the sum of the mean begins with number 1. It goes
 * over all n: 0 to n - 1.
 *
 * read: through-softmax */
#define FIRST 1
#include "with_mean.h"
