/* 2 ^ n is no power in C.
 *
 * of: alibi_slope
 * kind: wrong
 * say: 2 \^ 1 gives this: C's */
#include "relative_bias.h"

#include <math.h>

double alibi_slope(size_t head, size_t heads)
{
    size_t p = 1;

    while (2 * p <= heads)
        p *= 2;
    if (head < p)
        return 2 ^ (8 * (head + 1) / p);
    return pow(2, -4 * (double)(2 * (head - p) + 1) / (double)p);
}
