/* This is what you get when the count goes on by one after the position is
 * found, as with k++ in the condition of the loop. Or is it the return to
 * position 1 that is waited for, and not to position 0?
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

    while (distance((double)k++) >= tolerance)
        ;
    return k;
}
