/* This is what you get when the logarithm has the base 2. In C, log is the
 * natural one, which is meant, and log2 the other.
 *
 * read: a-longer-query */
#include "more_axes.h"

#include <math.h>

double sharpness(size_t pos, size_t block, double scale)
{
    return 1 + scale * log2(1 + (double)((pos + 1) / block));
}
