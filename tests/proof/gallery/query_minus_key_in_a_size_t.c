/* query - key in a size_t, where a key after the query makes it very large.
 *
 * of: clipped_offset
 * kind: wrong
 * say: ^This key is 1 after the query, and has the row of the furthest\.
 * say: Is query - key computed */
#include "relative_bias.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    size_t d = query - key;

    if (d > furthest)
        d = furthest;
    return d + furthest;
}
