/* This is what you get when the query itself counts as a key after it. Its
 * bucket is 0, and the first bucket of the upper half is never used.
 *
 * read: wide-buckets-far-away */
#include "with_sides.h"

size_t relative_bucket(size_t query, size_t key, size_t buckets,
                       size_t furthest, bool causal)
{
    size_t side = causal ? buckets : buckets / 2;

    if (key < query || causal)
        return key <= query ? bucket_of(query - key, side, furthest) : 0;
    return side + bucket_of(key - query, side, furthest);
}
