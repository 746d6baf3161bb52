/* This is what you get when the quotient of the logarithms is rounded down as
 * it comes out in double. Where it should be a whole number, it may be
 * 1.9999999999999998. The buckets are right but for the first distance of
 * some.
 *
 * read: exactly-at-the-boundary */
#include "with_bucket.h"

static size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t exact = side / 2;

    if (distance < exact)
        return distance;
    return smaller(exact + (size_t)(log((double)distance / (double)exact) /
                                    log((double)furthest / (double)exact) *
                                    (double)(side - exact)),
                   side - 1);
}
