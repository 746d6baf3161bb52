/* This is what you get with pos + 1 / block: C divides before it adds, so it
 * divides 1 alone. Put pos + 1 between brackets.
 *
 * read: a-longer-query */
#include "more_axes.h"

#include <math.h>

double sharpness(size_t pos, size_t block, double scale)
{
    return 1 + scale * log(1 + (double)(pos + 1 / block));
}
