/* This is what you get with the sine of p - q in place of the sine of half of
 * it. Opposite points, half a turn apart, then have distance 0, and should have
 * 2.
 *
 * read: the-distance-between-two-tips */
#include "sin_cos_pair.h"

#include <math.h>

double pair_distance(double p, double q)
{
    return 2 * fabs(sin(p - q));
}
