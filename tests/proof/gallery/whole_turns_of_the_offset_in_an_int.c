/* of: pair_distance
 * kind: undefined
 * say: signed integer overflow */
#include "sin_cos_pair.h"

#include <math.h>

double pair_distance(double p, double q)
{
    int turns = (p - q) / (2 * M_PI);
    double d = p - q - turns * 2 * M_PI;

    return fabs(2 * sin(d / 2));
}
