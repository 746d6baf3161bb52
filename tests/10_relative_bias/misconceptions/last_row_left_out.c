/* This is what you get when the last row is 2 furthest - 1. From -furthest to
 * furthest there are 2 furthest + 1 offsets, since 0 is one of them.
 * (DeBERTa's tables have 2 furthest rows, on purpose.)
 *
 * read: the-same-for-the-same-offset */
#include "relative_bias.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    int offset = (int)key - (int)query, most = (int)furthest;

    offset += most;
    offset = offset > 2 * most - 1 ? 2 * most - 1 : offset;
    return (size_t)(offset < 0 ? 0 : offset);
}
