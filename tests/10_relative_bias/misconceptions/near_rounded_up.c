/* This is what you get when near is half of an odd side, rounded up, as with
 * (side + 1) / 2. It is rounded down: for a side of 3 near is 1.
 *
 * read: wide-buckets-far-away */
#include "with_bucket.h"

static size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t near = (side + 1) / 2;
    double steps, far = log((double)furthest / (double)near);

    if (distance < near)
        return distance;
    steps = (double)(side - near) * log((double)distance / (double)near) / far;
    return smaller(near + (size_t)floor(steps + 1e-9), side - 1);
}
