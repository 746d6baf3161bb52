/* This is what you get when distance / near is a division of two integers,
 * before the logarithm. 12/8 becomes 1, and all distances up to twice near are
 * taken for near.
 *
 * read: wide-buckets-far-away */
#include "with_bucket.h"

static size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t near = side / 2;

    if (distance < near)
        return distance;
    return smaller(
        near + (size_t)((double)(side - near) * log((double)(distance / near)) /
                            log((double)furthest / (double)near) +
                        1e-9),
        side - 1);
}
