/* This is what you get when the distance is only clipped to the last bucket.
 * From half of the buckets on, a bucket holds more than one distance, so that
 * the last one begins far away.
 *
 * read: wide-buckets-far-away */
#include "with_bucket.h"

static size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t near = side / 2;

    (void)near;
    (void)furthest;
    return smaller(distance, side - 1);
}
