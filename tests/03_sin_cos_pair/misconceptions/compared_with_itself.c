/* This is what you get when the answer is 0. Either the search begins at
 * position 0, which is no distance away from itself: begin at 1. Or nothing is
 * found, as with a smallest distance that starts at 0. Or a distance below 1 is
 * returned, and not a position: a size_t keeps only the 0 before its point.
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
    size_t k = 0;

    while (distance((double)k) >= tolerance)
        k++;
    return k;
}
