/* This is what you get when 1 is added twice under the logarithm. The
 * logarithm is that of 1 in the first block, so it is 0 there.
 *
 * read: a-longer-query */
#include "more_axes.h"

#include <math.h>

double sharpness(size_t pos, size_t block, double scale)
{
    return 1 + scale * log(2 + (double)((pos + 1) / block));
}
