/* This is what you get when the heads from p on take the first slopes of 2p
 * heads, one after the other. They take every second one, at the places 0, 2,
 * 4: those between are among the first p already.
 *
 * read: a-slope-for-each-head */
#include "relative_bias.h"

#include <math.h>

double alibi_slope(size_t head, size_t heads)
{
    size_t p = 1;

    while (2 * p <= heads)
        p *= 2;
    if (head < p)
        return pow(2, -8 * (double)(head + 1) / (double)p);
    return pow(2, -4 * (double)(head - p + 1) / (double)p);
}
