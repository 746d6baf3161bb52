/* The first block ends one position too late.
 *
 * of: sharpness
 * kind: wrong
 * say: blocks that have ended is 1 */
#include "more_axes.h"

#include <math.h>

double sharpness(size_t pos, size_t block, double scale)
{
    if (pos < block)
        return 1;
    size_t blocks = (pos + 1) / block;
    return 1 + scale * log(1 + (double)blocks);
}
