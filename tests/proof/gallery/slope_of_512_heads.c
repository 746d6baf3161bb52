/* The power of two never becomes 1024.
 *
 * of: alibi_slope
 * kind: wrong
 * row: 0.9946 */
#include "relative_bias.h"

#include <math.h>

double alibi_slope(size_t head, size_t heads)
{
    size_t p = 1;
    while (2 * p <= heads && p < 512) {
        p *= 2;
    }
    if (head < p) {
        return pow(2, -8.0 * (double)(head + 1) / (double)p);
    }
    size_t t = head - p;
    return pow(2, -4.0 * (double)(2 * t + 1) / (double)p);
}
