/* The distance of each key is subtracted: keys before the query are right.
 *
 * of: clipped_offset
 * kind: wrong
 * say: key - query is 1
 * never: query - key */
#include "relative_bias.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    size_t distance = query < key ? key - query : query - key;

    return distance > furthest ? 0 : furthest - distance;
}
