/* This is what you get with log above the line and log10 below it, or the
 * other way round. A quotient of logarithms is the same with any base, and it
 * must be one base.
 *
 * read: wide-buckets-far-away */
#include "relative_bias.h"

#include <math.h>

static size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t near = side / 2;
    if (distance < near) {
        return distance;
    }
    double ratio = log((double)distance / (double)near) /
                   log10((double)furthest / (double)near);
    size_t bucket = near + (size_t)((double)(side - near) * ratio + 1e-9);
    return bucket < side - 1 ? bucket : side - 1;
}

size_t relative_bucket(size_t query, size_t key, size_t buckets,
                       size_t furthest, bool causal)
{
    size_t side = causal ? buckets : buckets / 2;
    if (key > query) {
        if (causal) {
            return 0;
        }
        return side + bucket_of(key - query, side, furthest);
    }
    return bucket_of(query - key, side, furthest);
}
