/* This is what you get when the keys of the first rows are turned, too. They
 * stay at their places, and so they are not turned.
 *
 * read: the-cache-is-full */
#include "with_rotation.h"

size_t shift_cache(size_t filled, size_t keep, size_t drop, size_t d,
                   double base, double keys[filled][d],
                   double values[filled][d])
{
    for (size_t j = keep; j + drop < filled; j++) {
        memmove(keys[j], keys[j + drop], sizeof keys[j]);
        memmove(values[j], values[j + drop], sizeof values[j]);
    }
    for (size_t j = 0; j + drop < filled; j++)
        turn(-(double)drop, d, base, keys[j], keys[j]);
    return filled - drop;
}
