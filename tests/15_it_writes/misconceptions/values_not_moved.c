/* This is what you get when the keys move up and the values stay. A key and
 * its value are one row, and move together.
 *
 * read: the-cache-is-full */
#include "with_rotation.h"

size_t shift_cache(size_t filled, size_t keep, size_t drop, size_t d,
                   double base, double keys[filled][d],
                   double values[filled][d])
{
    (void)values;
    for (size_t j = keep; j + drop < filled; j++)
        turn(-(double)drop, d, base, keys[j + drop], keys[j]);
    return filled - drop;
}
