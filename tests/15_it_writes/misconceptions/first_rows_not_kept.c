/* This is what you get when rows are dropped from row 0 on. The first keep
 * rows stay where they are.
 *
 * read: the-cache-is-full */
#include "with_rotation.h"

size_t shift_cache(size_t filled, size_t keep, size_t drop, size_t d,
                   double base, double keys[filled][d],
                   double values[filled][d])
{
    (void)keep;
    for (size_t j = 0; j + drop < filled; j++) {
        turn(-(double)drop, d, base, keys[j + drop], keys[j]);
        memmove(values[j], values[j + drop], sizeof values[j]);
    }
    return filled - drop;
}
