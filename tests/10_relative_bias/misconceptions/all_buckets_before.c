/* This is what you get when keys before the query use all buckets, although
 * the other half belongs to the keys after it. Each side has buckets / 2.
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
                   log((double)furthest / (double)near);
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
    return bucket_of(query - key, buckets, furthest);
}
