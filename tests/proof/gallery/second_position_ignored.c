/* of: pair_distance
 * kind: wrong
 * say: whatever q is */
#include "sin_cos_pair.h"

#include <math.h>

double pair_distance(double p, double q)
{
    (void)q;
    return 2 * fabs(sin(p / 2));
}
