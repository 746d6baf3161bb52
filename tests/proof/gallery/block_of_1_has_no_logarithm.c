/* Blocks of one position get the factor 1.
 *
 * of: sharpness
 * kind: wrong
 * say: is 1 added to it */
#include "more_axes.h"

#include <math.h>

double sharpness(size_t pos, size_t block, double scale)
{
    size_t blocks = block == 1 ? pos : (pos + 1) / block;
    return 1 + scale * log(1 + (double)blocks);
}
