/* The 1 is multiplied by the scale, too, and a position is counted.
 *
 * of: sharpness
 * kind: wrong
 * say: The factor should be 1 \+ 0\.1 ln\(1\) here */
#include "more_axes.h"

#include <math.h>

double sharpness(size_t pos, size_t block, double scale)
{
    return scale * (1 + log(1 + (double)((pos + 1) / block)));
}
