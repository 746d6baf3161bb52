/* This is what you get when an offset that is too far is clipped to the other
 * end. One below -furthest becomes -furthest, and one above furthest becomes
 * furthest.
 *
 * read: the-same-for-the-same-offset */
#include "relative_bias.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    size_t before = query > key ? query - key : 0;
    size_t after = key > query ? key - query : 0;

    if (before > 0)
        return before > furthest ? 2 * furthest : furthest - before;
    return after > furthest ? 0 : furthest + after;
}
