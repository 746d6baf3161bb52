/* This is what you get when the quotient of the logarithms is rounded up. It
 * is rounded down. (DeBERTa's buckets are rounded up, on purpose.)
 *
 * read: wide-buckets-far-away */
#include "with_bucket.h"

static size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t near = side / 2;

    if (distance < near)
        return distance;
    return smaller(near +
                       (size_t)ceil((double)(side - near) *
                                        log((double)distance / (double)near) /
                                        log((double)furthest / (double)near) -
                                    1e-9),
                   side - 1);
}
