/* This is what you get when the slopes are put in order of size. The right
 * ones, but for other heads: in the authors' code the additional slopes come
 * last, and models are trained with them there.
 *
 * read: a-slope-for-each-head */
#include "relative_bias.h"

#include <math.h>

double alibi_slope(size_t head, size_t heads)
{
    size_t p = 1;

    while (2 * p <= heads)
        p *= 2;
    /* Every head with t < extra has one more before it. */
    size_t extra = heads - p;

    if (head < 2 * extra)
        return pow(2, -4 * (double)(head + 1) / (double)p);
    return pow(2, -8 * (double)(head - extra + 1) / (double)p);
}
