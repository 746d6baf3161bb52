/* This is what you get when the causal form gives a key after the query the
 * bucket of its distance plus side. There side is all buckets, so that lies
 * past the end of the table. The bucket is 0: the mask hides the key anyway.
 *
 * read: wide-buckets-far-away */
#include "with_sides.h"

size_t relative_bucket(size_t query, size_t key, size_t buckets,
                       size_t furthest, bool causal)
{
    size_t side = causal ? buckets : buckets / 2;

    if (key <= query)
        return bucket_of(query - key, side, furthest);
    return side + bucket_of(key - query, side, furthest);
}
