/* The bucket of a distance, for files here that choose the side wrongly. */
#include "relative_bias.h"

#include <math.h>

static inline size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t near = side / 2, bucket;

    if (distance < near)
        return distance;
    bucket = near + (size_t)((double)(side - near) *
                                 log((double)distance / (double)near) /
                                 log((double)furthest / (double)near) +
                             1e-9);
    return bucket < side ? bucket : side - 1;
}
