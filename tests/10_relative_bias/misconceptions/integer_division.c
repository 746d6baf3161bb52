/* This is what you get when distance / E is a division of two integers, before
 * the logarithm. 12/8 becomes 1, and all distances up to twice E are taken for
 * E.
 *
 * read: wide-buckets-far-away */
#include "with_bucket.h"

static size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t exact = side / 2;

    if (distance < exact)
        return distance;
    return smaller(exact + (size_t)((double)(side - exact) *
                                        log((double)(distance / exact)) /
                                        log((double)furthest / (double)exact) +
                                    1e-9),
                   side - 1);
}
