/* This is what you get when only keys before the query are clipped. The row of
 * one more than furthest after it lies past the end of the table.
 *
 * read: the-same-for-the-same-offset */
#include "relative_bias.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    size_t before = query > key ? query - key : 0;
    size_t after = key > query ? key - query : 0;

    if (before > 0)
        return before > furthest ? 0 : furthest - before;
    return furthest + after;
}
