/* This is what you get when near is not added. The wide buckets count on from
 * the narrow ones: the first of them is number near.
 *
 * read: wide-buckets-far-away */
#include "with_bucket.h"

static size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t near = side / 2;
    double steps, far = log((double)furthest / (double)near);

    if (distance < near)
        return distance;
    steps = (double)(side - near) * log((double)distance / (double)near) / far;
    return smaller((size_t)floor(steps + 1e-9), side - 1);
}
