/* This is what you get when the product of side - E and the logarithm is
 * divided by the other logarithm, and rounded down as it comes out in double.
 * Where it should be a whole number, it may be a little less.
 *
 * read: exactly-at-the-boundary */
#include "with_bucket.h"

static size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t exact = side / 2;

    if (distance < exact)
        return distance;
    return smaller(exact + (size_t)((double)(side - exact) *
                                    log((double)distance / (double)exact) /
                                    log((double)furthest / (double)exact)),
                   side - 1);
}
