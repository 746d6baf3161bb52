/* This is what you get with ln(furthest / side) below the line. Wide buckets
 * begin at near: both logarithms are of quotients by near.
 *
 * read: wide-buckets-far-away */
#include "with_bucket.h"

static size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t near = side / 2;
    double part;

    if (distance < near)
        return distance;
    part = log((double)distance / (double)near) /
           log((double)furthest / (double)side);
    return smaller(near + (size_t)((double)(side - near) * part + 1e-9),
                   side - 1);
}
