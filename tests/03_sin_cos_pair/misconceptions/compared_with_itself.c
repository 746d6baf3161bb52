/* This is what you get when the search begins at position 0, which compares the
 * position with itself. That distance is 0, so the search ends at once. Begin
 * at position 1.
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
