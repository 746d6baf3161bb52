/* This is what you get when a position is kept with 11 binary digits, as TF32
 * and float16 have. From 2048 on there are no odd numbers, and then the gaps
 * grow: positions that are near each other become the same one.
 *
 * read: wide-buckets-far-away
 * shipped: https://github.com/huggingface/transformers/issues/48428 */
#include "digits.h"
#include "with_sides.h"

size_t relative_bucket(size_t query, size_t key, size_t buckets,
                       size_t furthest, bool causal)
{
    size_t side = causal ? buckets : buckets / 2;
    double before = in_digits(11, (double)query) - in_digits(11, (double)key);

    if (before >= 0)
        return bucket_of((size_t)before, side, furthest);
    return causal ? 0 : side + bucket_of((size_t)-before, side, furthest);
}
