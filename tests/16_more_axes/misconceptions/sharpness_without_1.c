/* This is what you get when the 1 before the scale is missing. Queries of the
 * first block would be multiplied by 0.
 *
 * read: a-longer-query */
#include "more_axes.h"

#include <math.h>

double sharpness(size_t pos, size_t block, double scale)
{
    return scale * log(1 + (double)((pos + 1) / block));
}
