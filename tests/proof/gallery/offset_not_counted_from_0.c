/* The offset, without furthest.
 *
 * of: clipped_offset
 * kind: wrong
 * say: This is the clipped offset itself */
#include "relative_bias.h"

static size_t smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    if (key < query)
        return -smaller(query - key, furthest);
    return smaller(key - query, furthest);
}
