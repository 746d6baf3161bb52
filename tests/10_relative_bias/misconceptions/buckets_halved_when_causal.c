/* This is what you get when a causal table has only half of its buckets for the
 * side before the query. There is no other side, so side is buckets.
 *
 * read: wide-buckets-far-away */
#include "with_sides.h"

size_t relative_bucket(size_t query, size_t key, size_t buckets,
                       size_t furthest, bool causal)
{
    size_t side = buckets / 2;

    if (key <= query)
        return bucket_of(query - key, side, furthest);
    return causal ? 0 : side + bucket_of(key - query, side, furthest);
}
