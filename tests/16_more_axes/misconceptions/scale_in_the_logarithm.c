/* This is what you get when the scale stands inside the logarithm. It should
 * multiply the logarithm.
 *
 * read: a-longer-query */
#include "more_axes.h"

#include <math.h>

double sharpness(size_t pos, size_t block, double scale)
{
    return 1 + log(1 + scale * (double)((pos + 1) / block));
}
