/* This is what you get when the logarithms are computed in float, or kept in
 * one. The buckets are right but for the first distance of some: there the
 * quotient comes out just below a whole number.
 *
 * read: exactly-at-the-boundary
 * shipped: https://github.com/tenstorrent/tt-xla/issues/4484 */
#include "with_bucket.h"

static size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t near = side / 2;

    if (distance < near)
        return distance;
    return smaller(near + (size_t)(logf((float)distance / (float)near) /
                                   logf((float)furthest / (float)near) *
                                   (float)(side - near)),
                   side - 1);
}
