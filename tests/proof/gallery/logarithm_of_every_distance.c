/* The distance is never compared with near.
 *
 * of: relative_bucket
 * kind: wrong
 * say: ^Is the logarithm of the distance 0 taken here */
#include "relative_bias.h"

#include <math.h>

static size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t near = side / 2;
    double part = log((double)distance / (double)near) /
                  log((double)furthest / (double)near);
    size_t bucket = near + (size_t)((double)(side - near) * part + 1e-10);
    return bucket < side ? bucket : side - 1;
}

size_t relative_bucket(size_t query, size_t key, size_t buckets,
                       size_t furthest, bool causal)
{
    size_t side = causal ? buckets : buckets / 2;
    if (key > query) {
        if (causal)
            return 0;
        return side + bucket_of(key - query, side, furthest);
    }
    return bucket_of(query - key, side, furthest);
}
