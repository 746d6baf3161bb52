/* This is what you get when causal is not looked at, and each side has half of
 * the buckets. Where no query sees a key after it, all the buckets are for the
 * keys before.
 *
 * read: wide-buckets-far-away
 * shipped: https://github.com/huggingface/candle/tree/main/candle-transformers
 */
#include "with_sides.h"

size_t relative_bucket(size_t query, size_t key, size_t buckets,
                       size_t furthest, bool causal)
{
    size_t side = buckets / 2;

    (void)causal;
    if (key <= query)
        return bucket_of(query - key, side, furthest);
    return side + bucket_of(key - query, side, furthest);
}
