/* This is what you get when the search ends at a position that is not nearer
 * than the tolerance. Either the comparison is the wrong way round: the search
 * goes on until a distance is smaller. Or it is not the distance of k and 0
 * that is compared, or that distance has become an int.
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
