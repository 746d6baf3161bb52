/* query - key in place of key - query, and clipped at one end alone.
 *
 * of: clipped_offset
 * kind: wrong
 * say: ^This is query - key, with furthest added\. The offset is key - query */
#include "relative_bias.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    long d = (long)query - (long)key;

    if (d > (long)furthest)
        d = furthest;
    return d + furthest;
}
