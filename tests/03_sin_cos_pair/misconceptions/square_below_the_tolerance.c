/* This is what you get when the square of the distance is compared with the
 * tolerance. The square of a number below 1 is smaller than the number, so the
 * search ends too early.
 *
 * read: the-distance-between-two-tips */
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

    while (distance((double)k) * distance((double)k) >= tolerance)
        k++;
    return k;
}
