/* This is what you get when the far buckets are all equally wide. They grow
 * with the distance: equal steps of its logarithm, not of the distance itself.
 *
 * read: wide-buckets-far-away */
#include "with_bucket.h"

static size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t near = side / 2;

    if (distance < near)
        return distance;
    return smaller(near + (side - near) * (distance - near) / (furthest - near),
                   side - 1);
}
