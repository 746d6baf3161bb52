/* This is what you get when near is half of all buckets on each of two sides.
 * A side has half of the buckets, and near is half of that.
 *
 * read: wide-buckets-far-away */
#include "relative_bias.h"

#include <math.h>

static size_t bucket_of(size_t distance, size_t near, size_t side,
                        size_t furthest)
{
    double steps;

    if (distance < near)
        return distance < side ? distance : side - 1;
    steps = (double)(side - near) * log((double)distance / (double)near) /
            log((double)furthest / (double)near);
    near += (size_t)floor(steps + 1e-9);
    return near < side ? near : side - 1;
}

size_t relative_bucket(size_t query, size_t key, size_t buckets,
                       size_t furthest, bool causal)
{
    size_t side = causal ? buckets : buckets / 2, near = buckets / 2;

    if (key <= query)
        return bucket_of(query - key, near, side, furthest);
    return causal ? 0 : side + bucket_of(key - query, near, side, furthest);
}
