/* This is what you get when distance / near and furthest / near are divisions
 * of two integers, before their logarithms. 12/8 becomes 1, and its logarithm
 * 0.
 *
 * read: wide-buckets-far-away */
#include "with_bucket.h"

static size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t near = side / 2;
    double part;

    if (distance < near)
        return distance;
    part = log((double)(distance / near)) / log((double)(furthest / near));
    return smaller(near + (size_t)((double)(side - near) * part + 1e-9),
                   side - 1);
}
