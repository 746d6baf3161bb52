/* 1 over what C's ^ makes of 2 and the exponent.
 *
 * of: alibi_slope
 * kind: wrong
 * say: ^1 / .2 . 1. gives this: C's . is for the bits */
#include "relative_bias.h"

#include <math.h>

double alibi_slope(size_t head, size_t heads)
{
    size_t p = 1;
    while (p * 2 <= heads)
        p *= 2;
    if (head < p)
        return 1.0 / (2 ^ (8 * (head + 1) / p));
    size_t t = head - p;
    return pow(2, -4.0 * (double)(2 * t + 1) / (double)p);
}
