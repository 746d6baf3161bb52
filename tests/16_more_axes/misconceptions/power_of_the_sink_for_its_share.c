/* This is what you get when the mean of the values is multiplied with 1 less
 * the power of the sink. Its share would be right: the power, divided by the
 * sum of all.
 *
 * read: a-sink */
#define LAST y[c] / (sum - exp(sink - largest)) * (1 - exp(sink - largest))
#include "with_powers.h"
