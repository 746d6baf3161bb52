/* This is what you get when the result is one more than it should be. The rows
 * of the table count from 0: an offset of -furthest has row 0.
 *
 * read: the-same-for-the-same-offset */
#include "relative_bias.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    size_t before = query > key ? query - key : 0;
    size_t after = key > query ? key - query : 0;

    if (before > 0)
        return before > furthest ? 1 : furthest + 1 - before;
    return after > furthest ? 2 * furthest + 1 : furthest + 1 + after;
}
