/* This is what you get when the rows come from 1 row further up, whatever drop
 * is. Row j comes from row j + drop.
 *
 * read: the-cache-is-full */
#include "with_rotation.h"

size_t shift_cache(size_t filled, size_t keep, size_t drop, size_t d,
                   double base, double keys[filled][d],
                   double values[filled][d])
{
    for (size_t j = keep; j + drop < filled; j++) {
        turn(-(double)drop, d, base, keys[j + 1], keys[j]);
        memmove(values[j], values[j + 1], sizeof values[j]);
    }
    return filled - drop;
}
