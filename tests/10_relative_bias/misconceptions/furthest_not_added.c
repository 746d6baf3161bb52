/* This is what you get without adding furthest: the distance, clipped to
 * furthest. Keys before the query and after it then have the same rows.
 *
 * read: the-same-for-the-same-offset */
#include "relative_bias.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    size_t before = query > key ? query - key : 0;
    size_t after = key > query ? key - query : 0;

    if (before > 0)
        return before > furthest ? furthest : before;
    return after > furthest ? furthest : after;
}
