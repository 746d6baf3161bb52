/* This is what you get when one phase is subtracted from the other. That is a
 * way along the circle, which is longer than the straight line. And just before
 * and just after twelve the tips nearly touch, but the phases differ by almost
 * a whole turn.
 *
 * read: the-distance-between-two-tips */
#include "sin_cos_pair.h"

#include <math.h>

double pair_distance(double p, double q)
{
    double a[2], b[2];

    sin_cos_pair(p, a);
    sin_cos_pair(q, b);
    return fabs(phase(a) - phase(b));
}
