/* A block counts three times.
 *
 * of: sharpness
 * kind: wrong
 * say: This is the factor for a logarithm of 4 */
#include "more_axes.h"

#include <math.h>

double sharpness(size_t pos, size_t block, double scale)
{
    size_t blocks = (pos + 1) / block;

    return 1 + scale * log(1 + 3 * (double)blocks);
}
