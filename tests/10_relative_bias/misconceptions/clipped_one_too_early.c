/* This is what you get when offsets are clipped at furthest - 1. The offset
 * furthest is in the table, too: it has 2 furthest + 1 rows.
 *
 * read: the-same-for-the-same-offset */
#include "relative_bias.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    size_t before = query > key ? query - key : 0;
    size_t after = key > query ? key - query : 0;

    if (before > 0)
        return before >= furthest ? 1 : furthest - before;
    return after >= furthest ? 2 * furthest - 1 : furthest + after;
}
