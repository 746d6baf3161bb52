/* Another cause of the numbers of a known mistake.
 *
 * of: pair_distance
 * kind: abs_for_fabs
 * say: 1 / 2, which is 0
 * never: get with abs */
#include "sin_cos_pair.h"

#include <math.h>

double pair_distance(double p, double q)
{
    return fabs(2 * sin((p - q) * (1 / 2)));
}
