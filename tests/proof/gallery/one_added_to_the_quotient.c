/* The 1 is added to the quotient, and not to the position.
 *
 * of: sharpness
 * kind: quotient_rounded_up
 * say: when the 1 is added to it */
#include "more_axes.h"

#include <math.h>

double sharpness(size_t pos, size_t block, double scale)
{
    size_t blocks = pos / block + 1;
    return 1 + scale * log(1 + (double)blocks);
}
