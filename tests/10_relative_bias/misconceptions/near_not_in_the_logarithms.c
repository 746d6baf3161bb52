/* This is what you get with ln(n) / ln(furthest), without dividing both by
 * near. The wide buckets begin at distance near, so the logarithm must be 0
 * there: ln(n/near) / ln(furthest/near).
 *
 * read: wide-buckets-far-away */
#include "with_bucket.h"

static size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t near = side / 2;
    double steps;

    if (distance < near)
        return distance;
    steps =
        (double)(side - near) * log((double)distance) / log((double)furthest);
    return smaller(near + (size_t)floor(steps + 1e-9), side - 1);
}
