/* This is what you get when the sum of the mean ends one number too early. It
 * goes over all n: 0 to n - 1.
 *
 * read: through-softmax */
#define END n - 1
#include "with_mean.h"
