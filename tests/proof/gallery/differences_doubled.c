/* of: pair_distance
 * kind: wrong
 * say: doubled here, and not squared */
#include "sin_cos_pair.h"

#include <math.h>

double pair_distance(double p, double q)
{
    double a[2], b[2];

    sin_cos_pair(p, a);
    sin_cos_pair(q, b);
    double ds = a[0] - b[0];
    double dc = a[1] - b[1];
    return sqrt(2 * ds + 2 * dc);
}
