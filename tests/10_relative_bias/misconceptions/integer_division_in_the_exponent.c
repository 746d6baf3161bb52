/* This is what you get when 8/p is a division of two integers. For more than 8
 * heads it is 0, and every slope is 1.
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
        return pow(2, -(double)(8 / p * (head + 1)));
    return pow(2, -(double)(4 / p * (2 * (head - p) + 1)));
}
