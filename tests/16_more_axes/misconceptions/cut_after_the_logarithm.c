/* This is what you get when the logarithm is cut to a whole number, and not
 * the quotient.
 *
 * read: a-longer-query */
#include "more_axes.h"

#include <math.h>

double sharpness(size_t pos, size_t block, double scale)
{
    return 1 + scale * floor(log(1 + (double)(pos + 1) / (double)block));
}
