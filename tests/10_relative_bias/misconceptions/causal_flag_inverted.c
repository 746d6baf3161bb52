/* This is what you get when causal is taken the wrong way round: the text with
 * a mask gets two sides of half the buckets each, and the one without a mask
 * gets one side.
 *
 * read: wide-buckets-far-away
 * shipped: https://github.com/lucidrains/x-transformers/pull/10 */
#include "with_sides.h"

size_t relative_bucket(size_t query, size_t key, size_t buckets,
                       size_t furthest, bool causal)
{
    size_t side = causal ? buckets / 2 : buckets;

    if (key <= query)
        return bucket_of(query - key, side, furthest);
    return causal ? side + bucket_of(key - query, side, furthest) : 0;
}
