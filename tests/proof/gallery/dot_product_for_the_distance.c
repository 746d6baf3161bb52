/* 1 minus the dot product, and odd positions only. Both numbers that atan2
 * gets are the sine.
 *
 * of: phase
 * kind: wrong
 * say: at which sine and cosine are equal
 *
 * of: pair_distance
 * kind: wrong
 * say: 1 minus the dot product
 *
 * of: first_return
 * kind: wrong
 * say: Are even positions left out */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    double angle = atan2(pair[0], pair[0]);

    return angle < 0 ? angle + 6.28318530717958647692 : angle;
}

double pair_distance(double p, double q)
{
    return 1 - cos(p - q);
}

size_t first_return(double tolerance)
{
    size_t k = 1;

    while (2 * fabs(sin((double)k / 2)) >= tolerance)
        k += 2;
    return k;
}
