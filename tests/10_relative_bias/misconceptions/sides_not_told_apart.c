/* This is what you get when only the distance counts in the two-sided form. A
 * key after the query has side added to its bucket; without it, left and right
 * look alike.
 *
 * read: wide-buckets-far-away */
#include "with_sides.h"

size_t relative_bucket(size_t query, size_t key, size_t buckets,
                       size_t furthest, bool causal)
{
    size_t side = causal ? buckets : buckets / 2;

    if (key <= query)
        return bucket_of(query - key, side, furthest);
    return causal ? 0 : bucket_of(key - query, side, furthest);
}
