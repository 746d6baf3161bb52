/* This is what you get when turns are counted, and not positions. The hand is
 * back near its start after 7 turns, and that is at position 44.
 *
 * read: nearly-once-around */
#include "sin_cos_pair.h"

#include <math.h>

static const double turn = 2 * 3.14159265358979323846;

/* The straight line from the tip of k to that of 0. */
static double distance(double k)
{
    return 2 * fabs(sin(k / 2));
}

size_t first_return(double tolerance)
{
    size_t k = 1;

    while (distance((double)k) >= tolerance)
        k++;
    return (size_t)lround((double)k / turn);
}
