/* This is what you get when only keys after the query are clipped. One more
 * than furthest before it needs it, too, or its row is below 0, which a size_t
 * makes very large.
 *
 * read: the-same-for-the-same-offset */
#include "relative_bias.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    size_t before = query > key ? query - key : 0;
    size_t after = key > query ? key - query : 0;

    if (before > 0)
        return furthest - before;
    return after > furthest ? 2 * furthest : furthest + after;
}
