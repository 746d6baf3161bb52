/* This is what you get when an offset that is too far away is cut to 1 less
 * than furthest. It is cut to furthest, on either side.
 *
 * read: the-same-for-the-same-offset */
#include "relative_bias.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    size_t apart = key < query ? query - key : key - query;

    if (apart > furthest)
        apart = furthest - 1;
    return key < query ? furthest - apart : furthest + apart;
}
