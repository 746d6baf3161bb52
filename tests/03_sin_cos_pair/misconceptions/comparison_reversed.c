/* This is what you get when the search ends at the first position that is
 * further away than the tolerance. It should go on until one is nearer.
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

    while (distance((double)k) < tolerance)
        k++;
    return k;
}
