/* This is what you get when the query is counted as position 0, as if it were
 * the first word. A model that writes asks with one new word at a time; that
 * word stands after all that are kept, and its distances count from there.
 *
 * read: wide-buckets-far-away
 * shipped: https://github.com/huggingface/candle/pull/899 */
#include "with_sides.h"

size_t relative_bucket(size_t query, size_t key, size_t buckets,
                       size_t furthest, bool causal)
{
    size_t side = causal ? buckets : buckets / 2;

    query = 0;
    if (key <= query)
        return bucket_of(query - key, side, furthest);
    return causal ? 0 : side + bucket_of(key - query, side, furthest);
}
