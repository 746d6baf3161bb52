/* This is what you get when the search also ends at a distance of exactly the
 * tolerance. Only a smaller one is near enough: go on while the distance is >=
 * the tolerance.
 *
 * read: nearly-once-around */
#include "sin_cos_pair.h"

#include <math.h>

/* The straight line from the tip of k to that of 0. */
static double distance(double k)
{
    return 2 * fabs(sin(k / 2));
}

size_t first_return(double tolerance)
{
    size_t k = 1;

    while (distance((double)k) > tolerance)
        k++;
    return k;
}
