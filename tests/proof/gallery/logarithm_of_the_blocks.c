/* The 1 before the blocks is forgotten in the logarithm.
 *
 * of: sharpness
 * kind: wrong
 * say: is 1 added to it
 * never: This counts one block less */
#include "more_axes.h"

#include <math.h>

double sharpness(size_t pos, size_t block, double scale)
{
    size_t blocks = (pos + 1) / block;

    return scale * (blocks > 0 ? log((double)blocks) : 0) + 1.0;
}
