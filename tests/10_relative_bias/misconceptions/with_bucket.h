/* T5's buckets, right but for the bucket of a distance, which each file here
 * that gets it wrong computes in its own way. */
#include "relative_bias.h"

#include <math.h>

static size_t bucket_of(size_t distance, size_t side, size_t furthest);

/* The smaller of two numbers. */
static inline size_t smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

size_t relative_bucket(size_t query, size_t key, size_t buckets,
                       size_t furthest, bool causal)
{
    size_t side = causal ? buckets : buckets / 2;

    if (key <= query)
        return bucket_of(query - key, side, furthest);
    return causal ? 0 : side + bucket_of(key - query, side, furthest);
}
