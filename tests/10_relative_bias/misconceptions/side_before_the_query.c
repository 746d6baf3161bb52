/* This is what you get when side is added for a key that is not after the
 * query. In T5 the lower half of the buckets is theirs, and side is added for a
 * key after the query.
 *
 * read: wide-buckets-far-away */
#include "with_sides.h"

size_t relative_bucket(size_t query, size_t key, size_t buckets,
                       size_t furthest, bool causal)
{
    size_t side = causal ? buckets : buckets / 2;

    if (causal)
        return key <= query ? bucket_of(query - key, side, furthest) : 0;
    if (key > query)
        return bucket_of(key - query, side, furthest);
    return side + bucket_of(query - key, side, furthest);
}
