/* The logarithm is that of 1 less the blocks, and has no value.
 *
 * of: sharpness
 * kind: wrong
 * say: nan is "not a number"
 * never: The logarithm is ln */
#include "more_axes.h"

#include <math.h>

double sharpness(size_t pos, size_t block, double scale)
{
    size_t blocks = (pos + 1) / block;

    return 1 + scale * log(1 - (double)blocks);
}
