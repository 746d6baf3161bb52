/* This is what you get when a position is kept in bfloat16, which has 8 binary
 * digits. From 256 on it has no odd numbers, and from 65,536 on every 512th
 * number alone: positions that are near each other become the same one.
 *
 * read: wide-buckets-far-away
 * shipped: https://github.com/huggingface/diffusers/issues/13920 */
#include "digits.h"
#include "with_sides.h"

size_t relative_bucket(size_t query, size_t key, size_t buckets,
                       size_t furthest, bool causal)
{
    size_t side = causal ? buckets : buckets / 2;
    double before =
        cut_to_digits(8, (double)query) - cut_to_digits(8, (double)key);

    if (before >= 0)
        return bucket_of((size_t)before, side, furthest);
    return causal ? 0 : side + bucket_of((size_t)-before, side, furthest);
}
