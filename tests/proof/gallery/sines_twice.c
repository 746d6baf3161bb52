/* of: pair_distance
 * say: the cosines are not in it */
#include "sin_cos_pair.h"

#include <math.h>

double pair_distance(double p, double q)
{
    double dx = sin(p) - sin(q), dy = sin(p) - sin(q);
    return sqrt(dx * dx + dy * dy);
}
