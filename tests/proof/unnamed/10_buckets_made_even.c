/* Of an odd number of buckets one is left out, which is no rounding. */
#include "relative_bias.h"

#include <math.h>

static size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t near = side / 2, bucket;

    if (distance < near)
        return distance;
    bucket = near + (size_t)floor((double)(side - near) *
                                      log((double)distance / (double)near) /
                                      log((double)furthest / (double)near) +
                                  1e-9);
    return bucket < side ? bucket : side - 1;
}

size_t relative_bucket(size_t query, size_t key, size_t buckets,
                       size_t furthest, bool causal)
{
    size_t side = causal ? buckets / 2 * 2 : buckets / 2;

    if (key <= query)
        return bucket_of(query - key, side, furthest);
    return causal ? 0 : side + bucket_of(key - query, side, furthest);
}
