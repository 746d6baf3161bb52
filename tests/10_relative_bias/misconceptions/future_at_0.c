/* This is what you get when an offset above 0 is taken for 0. It is clipped at
 * furthest: keys after the query have rows of their own.
 *
 * read: the-same-for-the-same-offset */
#include "relative_bias.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    size_t before = query > key ? query - key : 0;
    size_t after = key > query ? key - query : 0;

    if (before > 0)
        return before > furthest ? 0 : furthest - before;
    return furthest;
}
