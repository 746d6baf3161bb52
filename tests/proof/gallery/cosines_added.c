/* A plus between the cosines.
 *
 * of: pair_distance
 * kind: wrong
 * say: the two cosines are added */
#include "sin_cos_pair.h"

#include <math.h>

double pair_distance(double p, double q)
{
    return hypot(sin(p) - sin(q), cos(p) + cos(q));
}
