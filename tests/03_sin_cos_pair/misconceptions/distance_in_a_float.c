/* This is what you get when the distance is kept in a float, or computed with
 * sinf and cosf. It is then rounded in the eighth digit, and may fall below a
 * tolerance that it does not reach, or stay above one. Keep it in a double.
 *
 * read: nearly-once-around */
#include "sin_cos_pair.h"

#include <math.h>

/* The straight line from the tip of k to that of 0. */
static float distance(double k)
{
    return (float)(2 * fabs(sin(k / 2)));
}

size_t first_return(double tolerance)
{
    size_t k = 1;

    while ((double)distance((double)k) >= tolerance)
        k++;
    return k;
}
