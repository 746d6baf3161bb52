/* This is what you get when the heads from p on take the slopes of 2p heads at
 * the odd places, or begin the series again. Those are slopes that the first p
 * heads have already.
 *
 * read: a-slope-for-each-head */
#include "relative_bias.h"

#include <math.h>

double alibi_slope(size_t head, size_t heads)
{
    size_t p = 1;

    while (2 * p <= heads)
        p *= 2;
    return pow(2, -8 * (double)(head % p + 1) / (double)p);
}
