/* The bucket of a distance, for files here that choose the side wrongly. */
#include "relative_bias.h"

#include <math.h>

static inline size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t exact = side / 2, bucket;

    if (distance < exact)
        return distance;
    bucket = exact + (size_t)((double)(side - exact) *
                                  log((double)distance / (double)exact) /
                                  log((double)furthest / (double)exact) +
                              1e-9);
    return bucket < side ? bucket : side - 1;
}
