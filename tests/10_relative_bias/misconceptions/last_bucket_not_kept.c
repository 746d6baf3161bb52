/* This is what you get when the result is not kept at or below the last bucket
 * of its side. From furthest on the formula goes past it, into the buckets of
 * the other side, or past the end of the table.
 *
 * read: wide-buckets-far-away
 * shipped: https://github.com/huggingface/candle/pull/1312 */
#include "with_bucket.h"

static size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t near = side / 2;

    if (distance < near)
        return distance;
    return near + (size_t)((double)(side - near) *
                               log((double)distance / (double)near) /
                               log((double)furthest / (double)near) +
                           1e-9);
}
