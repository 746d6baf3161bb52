/* This is what you get when the quotient of the logarithms is rounded to the
 * nearest whole number. It is rounded down: a bucket begins where the quotient
 * reaches a whole number.
 *
 * read: wide-buckets-far-away */
#include "with_bucket.h"

static size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t near = side / 2;

    if (distance < near)
        return distance;
    return smaller(near + (size_t)lround((double)(side - near) *
                                         log((double)distance / (double)near) /
                                         log((double)furthest / (double)near)),
                   side - 1);
}
