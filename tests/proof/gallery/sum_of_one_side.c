/* of: pair_distance
 * kind: wrong
 * never: sums in place of differences */
#include "sin_cos_pair.h"

#include <math.h>

double pair_distance(double p, double q)
{
    return hypot(sin(p) - sin(q), cos(p) + cos(q));
}
