/* This is what you get when the slopes of the next larger power of two are
 * used from the first on. The authors take all slopes of the next smaller
 * power, and then every second one of the next larger.
 *
 * read: a-slope-for-each-head */
#include "relative_bias.h"

#include <math.h>

double alibi_slope(size_t head, size_t heads)
{
    size_t p = 1;

    while (p < heads)
        p *= 2;
    return pow(2, -8 * (double)(head + 1) / (double)p);
}
