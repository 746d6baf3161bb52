/* of: pair_distance
 * kind: wrong
 * say: The positions are taken for degrees here */
#include "sin_cos_pair.h"

#include <math.h>

double pair_distance(double p, double q)
{
    double radians = 3.14 / 180;

    return hypot(sin(p * radians) - sin(q * radians),
                 cos(p * radians) - cos(q * radians));
}
