/* of: sin_cos_pair
 * kind: undefined
 * say: signed integer overflow */
#include "sin_cos_pair.h"

#include <math.h>

void sin_cos_pair(double pos, double pair[2])
{
    int turns = pos / (2 * M_PI);

    pos -= turns * 2 * M_PI;
    pair[0] = sin(pos);
    pair[1] = cos(pos);
}
