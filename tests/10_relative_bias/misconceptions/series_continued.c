/* This is what you get when the series of p heads goes on below 1/256 for the
 * heads from p on. They take slopes that lie between the others.
 *
 * read: a-slope-for-each-head */
#include "relative_bias.h"

#include <math.h>

double alibi_slope(size_t head, size_t heads)
{
    size_t p = 1;

    while (2 * p <= heads)
        p *= 2;
    return pow(2, -8 * (double)(head + 1) / (double)p);
}
