/* This is what you get when the two sides have all the buckets each. They
 * share them: side is half of the buckets.
 *
 * read: wide-buckets-far-away */
#include "with_sides.h"

size_t relative_bucket(size_t query, size_t key, size_t buckets,
                       size_t furthest, bool causal)
{
    if (key <= query)
        return bucket_of(query - key, buckets, furthest);
    return causal ? 0 : buckets + bucket_of(key - query, buckets, furthest);
}
