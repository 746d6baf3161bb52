/* This is what you get when an offset of furthest or more before the query is
 * cut to 1 less than furthest. It is cut to furthest, on either side.
 *
 * read: the-same-for-the-same-offset */
#include "relative_bias.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    if (key >= query)
        return furthest + (key - query < furthest ? key - query : furthest);
    if (query - key >= furthest)
        return 1;
    return furthest - (query - key);
}
