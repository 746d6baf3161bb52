/* This is what you get when key - query < furthest decides whether the key
 * comes after the query. A key that is furthest after it, or more, is then
 * taken for one before it. Which comes first is asked by key >= query.
 *
 * read: the-same-for-the-same-offset */
#include "relative_bias.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    size_t before = query - key;

    if (key - query < furthest)
        return furthest + (key - query);
    return before < furthest ? furthest - before : 0;
}
