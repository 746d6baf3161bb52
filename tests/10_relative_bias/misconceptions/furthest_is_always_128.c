/* This is what you get when furthest is not used, and 128 stands in its place.
 * 128 is T5's, and the function is told another.
 *
 * read: wide-buckets-far-away
 * shipped: https://github.com/lucidrains/x-transformers/commit/fb7a5d4 */
#include "with_bucket.h"

static size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t near = side / 2;

    if (distance < near)
        return distance;
    (void)furthest;
    return smaller(near + (size_t)((double)(side - near) *
                                       log((double)distance / (double)near) /
                                       log(128 / (double)near) +
                                   1e-9),
                   side - 1);
}
