/* This is what you get with the root in place of the logarithm.
 *
 * read: a-longer-query */
#include "more_axes.h"

#include <math.h>

double sharpness(size_t pos, size_t block, double scale)
{
    return 1 + scale * sqrt((double)((pos + 1) / block));
}
