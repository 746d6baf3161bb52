/* of: sin_cos_pair
 * kind: wrong
 * say: first wrong at index 0, the sine$
 * never: pair i = |frequency */
#include "sin_cos_pair.h"

#include <math.h>

void sin_cos_pair(double pos, double pair[2])
{
    pair[0] = sin(pos) + 0.25;
    pair[1] = cos(pos);
}
