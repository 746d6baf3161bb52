/* This is what you get when the quotient of the logarithms is rounded down
 * before it is multiplied. It is below 1 up to furthest, so nothing is left of
 * it.
 *
 * read: wide-buckets-far-away */
#include "with_bucket.h"

static size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t near = side / 2;
    double steps, far = log((double)furthest / (double)near);

    if (distance < near)
        return distance;
    steps = log((double)distance / (double)near) / far;
    return smaller(near + (side - near) * (size_t)floor(steps + 1e-9),
                   side - 1);
}
