/* This is what you get when the quotient is rounded to the nearest whole
 * number. It is cut: the factor grows at the end of a block, and not in its
 * middle.
 *
 * read: a-longer-query */
#include "more_axes.h"

#include <math.h>

double sharpness(size_t pos, size_t block, double scale)
{
    return 1 + scale * log(1 + round((double)(pos + 1) / (double)block));
}
