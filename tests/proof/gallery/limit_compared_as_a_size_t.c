/* -furthest is a size_t, and offset becomes one beside it.
 *
 * of: clipped_offset
 * kind: wrong
 * say: Is a number below 0 compared with a size_t */
#include "relative_bias.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    long offset = (long)key - (long)query;

    if (offset < -furthest)
        offset = -furthest;
    if (offset > furthest)
        offset = furthest;
    return offset + furthest;
}
