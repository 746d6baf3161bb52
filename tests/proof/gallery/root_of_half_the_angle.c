/* of: pair_distance
 * alone: first_return does not end with it
 * kind: wrong
 * say: needs no root */
#include "sin_cos_pair.h"

#include <math.h>

double pair_distance(double p, double q)
{
    return sqrt(fabs(sin((p - q) / 2))) * 2;
}
