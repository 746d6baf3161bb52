/* Heads count from 0, and are divided by p - 1.
 *
 * of: alibi_slope
 * kind: wrong
 * say: ^This is 2 to the -8 \* 0 / 7: the head counts from 0 */
#include "relative_bias.h"

#include <math.h>

double alibi_slope(size_t head, size_t heads)
{
    size_t p = 1;
    while (p * 2 <= heads)
        p *= 2;
    if (head < p)
        return pow(2, -8.0 * (double)head / (double)(p - 1));
    size_t t = head - p;
    return pow(2, -4.0 * (double)(2 * t + 1) / (double)p);
}
