/* alibi_slope in parts. A file that gets one of them wrong defines its macro
 * before it includes this. */
#include "relative_bias.h"

#include <math.h>

#ifndef BASE
#define BASE 2
#endif

/* p grows as long as this is true. */
#ifndef GROWS
#define GROWS 2 * p <= heads
#endif

/* The exponent of a head below p; and of the others, t = head - p. */
#ifndef BELOW
#define BELOW -8 * (double)(head + 1) / (double)p
#endif
#ifndef OTHERS
#define OTHERS -4 * (double)(2 * (head - p) + 1) / (double)p
#endif

double alibi_slope(size_t head, size_t heads)
{
    size_t p = 1;

    while (GROWS)
        p *= 2;
    return pow(BASE, head < p ? BELOW : OTHERS);
}
