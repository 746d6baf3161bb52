/* This is what you get when the distance itself is the bucket, up to the end.
 * From half of the buckets on, a bucket holds many distances, and the
 * logarithm says which.
 *
 * read: wide-buckets-far-away
 * shipped: https://github.com/huggingface/candle/pull/727 */
#include "with_bucket.h"

static size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t near = side / 2;

    (void)near;
    (void)side;
    (void)furthest;
    return distance;
}
