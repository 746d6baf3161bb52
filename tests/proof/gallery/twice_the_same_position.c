/* Another cause of the numbers of a known mistake.
 *
 * of: pair_distance
 * kind: abs_for_fabs
 * say: both computed from p
 * never: get with abs */
#include "sin_cos_pair.h"

#include <math.h>

double pair_distance(double p, double q)
{
    double a[2], b[2];

    (void)q;
    sin_cos_pair(p, a);
    sin_cos_pair(p, b);
    return hypot(a[0] - b[0], a[1] - b[1]);
}
