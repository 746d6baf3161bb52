/* This is what you get when furthest is added before the offset is clipped.
 * Clip first, to furthest on either side; then add it.
 *
 * read: the-same-for-the-same-offset */
#include "relative_bias.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    long long most = (long long)furthest;
    long long offset = (long long)key - (long long)query + most;

    if (offset > most)
        offset = most;
    if (offset < -most)
        offset = -most;
    return (size_t)offset;
}
