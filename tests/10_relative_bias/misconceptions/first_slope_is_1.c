/* This is what you get when the first slope is 1: the exponent is -8 (head +
 * 1)/p, and the head counts from 0.
 *
 * read: a-slope-for-each-head
 * shipped: https://github.com/paiml/aprender/pull/2143 */
#include "relative_bias.h"

#include <math.h>

double alibi_slope(size_t head, size_t heads)
{
    size_t p = 1;

    while (2 * p <= heads)
        p *= 2;
    if (head < p)
        return pow(2, -8 * (double)head / (double)p);
    return pow(2, -8 * (double)(head - p) / (double)p);
}
