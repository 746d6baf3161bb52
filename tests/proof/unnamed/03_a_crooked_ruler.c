/* A distance that weighs the cosine half: the waiting times that follow from
 * it are those of another mistake, which must not be named for it. */
#include "sin_cos_pair.h"

#include <math.h>

double pair_distance(double p, double q)
{
    return fabs(sin(p) - sin(q)) + fabs(cos(p) - cos(q)) / 2;
}
