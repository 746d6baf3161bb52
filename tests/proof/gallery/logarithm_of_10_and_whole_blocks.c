/* Two mistakes: the logarithm of 10, and positions counted from 0.
 *
 * of: sharpness
 * kind: wrong
 * say: the logarithm is that of 1 more than the number of blocks that have
 * ended, 1 */
#include "more_axes.h"

#include <math.h>

double sharpness(size_t pos, size_t block, double scale)
{
    return 1 + scale * log10(1 + (double)(pos / block));
}
