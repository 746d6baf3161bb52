/* This is what you get when a key after the query has the bucket of its
 * distance in the causal form, too. Its bucket is 0 there: the mask hides the
 * key anyway.
 *
 * read: wide-buckets-far-away */
#include "with_sides.h"

size_t relative_bucket(size_t query, size_t key, size_t buckets,
                       size_t furthest, bool causal)
{
    size_t side = causal ? buckets : buckets / 2;

    if (key <= query)
        return bucket_of(query - key, side, furthest);
    return (causal ? 0 : side) + bucket_of(key - query, side, furthest);
}
