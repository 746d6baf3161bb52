/* This is what you get when side is half of an odd number of buckets, rounded
 * up, as with (buckets + 1) / 2. It is rounded down: of 7 buckets each side has
 * 3.
 *
 * read: wide-buckets-far-away */
#include "with_sides.h"

size_t relative_bucket(size_t query, size_t key, size_t buckets,
                       size_t furthest, bool causal)
{
    size_t side = causal ? buckets : (buckets + 1) / 2;

    if (key <= query)
        return bucket_of(query - key, side, furthest);
    return causal ? 0 : side + bucket_of(key - query, side, furthest);
}
