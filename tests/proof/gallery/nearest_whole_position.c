/* of: sin_cos_pair
 * kind: wrong
 * say: the nearest whole position */
#include "sin_cos_pair.h"

#include <math.h>

void sin_cos_pair(double pos, double pair[2])
{
    long k = lround(pos);

    pair[0] = sin(k);
    pair[1] = cos(k);
}
