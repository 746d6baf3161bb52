/* This is what you get when 1 + scale is multiplied by the logarithm. Only the
 * scale is; the 1 is added to the product.
 *
 * read: a-longer-query */
#include "more_axes.h"

#include <math.h>

double sharpness(size_t pos, size_t block, double scale)
{
    return (1 + scale) * log(1 + (double)((pos + 1) / block));
}
