/* This is what you get without the logarithm: 1 + scale times the quotient. It
 * grows as the logarithm of it.
 *
 * read: a-longer-query */
#include "more_axes.h"

#include <math.h>

double sharpness(size_t pos, size_t block, double scale)
{
    return 1 + scale * (double)((pos + 1) / block);
}
