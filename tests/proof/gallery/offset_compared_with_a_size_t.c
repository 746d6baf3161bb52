/* The offset is an int. Compared with furthest, it becomes a size_t.
 *
 * of: clipped_offset
 * kind: unsigned_offset
 * say: or is an int compared with a size_t
 * never: when key - query is computed in size_t */
#include "relative_bias.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    int offset = (int)key - (int)query;

    if (offset > furthest)
        offset = (int)furthest;
    if (offset < -(int)furthest)
        offset = -(int)furthest;
    return (size_t)(offset + (int)furthest);
}
