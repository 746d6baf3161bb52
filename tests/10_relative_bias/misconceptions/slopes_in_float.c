/* This is what you get when the slope is computed in float. Powers of two with
 * whole exponents are right, and the others have seven digits.
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
        return powf(2, -8 * (float)(head + 1) / (float)p);
    return powf(2, -4 * (float)(2 * (head - p) + 1) / (float)p);
}
