/* This is what you get when the product of side - near and the logarithm is
 * divided by the other logarithm, and rounded down as it comes out in double.
 * Where it should be a whole number, it may be a little less.
 *
 * read: exactly-at-the-boundary */
#include "with_bucket.h"

static size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t near = side / 2;

    if (distance < near)
        return distance;
    return smaller(near + (size_t)((double)(side - near) *
                                   log((double)distance / (double)near) /
                                   log((double)furthest / (double)near)),
                   side - 1);
}
