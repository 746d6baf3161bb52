/* This is what you get when the product above the line is rounded down before
 * it is divided. Round down once, when all is multiplied and divided.
 *
 * read: wide-buckets-far-away */
#include "with_bucket.h"

static size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t near = side / 2;
    double steps, far = log((double)furthest / (double)near);

    if (distance < near)
        return distance;
    steps =
        floor((double)(side - near) * log((double)distance / (double)near)) /
        far;
    return smaller(near + (size_t)floor(steps + 1e-9), side - 1);
}
