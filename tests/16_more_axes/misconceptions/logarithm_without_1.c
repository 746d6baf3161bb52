/* This is what you get when the 1 inside the logarithm is missing. In the
 * first block the quotient is 0, and the logarithm of 0 is -inf.
 *
 * read: a-longer-query */
#include "more_axes.h"

#include <math.h>

double sharpness(size_t pos, size_t block, double scale)
{
    return 1 + scale * log((double)((pos + 1) / block));
}
