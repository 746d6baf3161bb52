/* This is what you get when the distance is measured along the circle. The
 * straight line is shorter: opposite points are 2 apart, not pi.
 *
 * read: the-distance-between-two-tips */
#include "sin_cos_pair.h"

#include <math.h>

double pair_distance(double p, double q)
{
    return fabs(remainder(p - q, 2 * 3.14159265358979323846));
}
