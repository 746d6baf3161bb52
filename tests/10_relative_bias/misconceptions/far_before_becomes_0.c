/* This is what you get when an offset below -furthest becomes 0 before furthest
 * is added. It becomes -furthest, and with furthest added 0.
 *
 * read: the-same-for-the-same-offset */
#include "relative_bias.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    if (key >= query)
        return furthest + (key - query < furthest ? key - query : furthest);
    return query - key > furthest ? furthest : furthest - (query - key);
}
