/* This is what you get when the number that is added before rounding down is
 * too large, 1e-6 for example, or when a float holds the quotient. Some
 * quotients lie 1.1e-11 above a whole number, or 4.7e-8 below one: they must
 * not be taken for it, nor for less.
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
                                       log((double)furthest / (double)near) +
                                   1e-6),
                   side - 1);
}
