/* This is what you get when the difference of two positions is computed in
 * float. From 16777216 on a float has not every whole number, so that two
 * neighbours may become one position.
 *
 * read: the-same-for-the-same-offset */
#include "with_sides.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    float most = (float)furthest, offset = (float)key - (float)query;

    offset = offset < -most ? -most : offset > most ? most : offset;
    return (size_t)(offset + most);
}

size_t relative_bucket(size_t query, size_t key, size_t buckets,
                       size_t furthest, bool causal)
{
    size_t side = causal ? buckets : buckets / 2;
    float before = (float)query - (float)key;

    if (before >= 0)
        return bucket_of((size_t)before, side, furthest);
    return causal ? 0 : side + bucket_of((size_t)-before, side, furthest);
}
