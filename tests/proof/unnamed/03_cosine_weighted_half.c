/* The distance weighs the cosine half. The first returns that follow from it
 * are those of another mistake, which must not be named. */
#include "sin_cos_pair.h"

#include <math.h>

double pair_distance(double p, double q)
{
    return fabs(sin(p) - sin(q)) + fabs(cos(p) - cos(q)) / 2;
}
