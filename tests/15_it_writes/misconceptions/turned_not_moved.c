/* This is what you get when the keys are turned back where they are, and no
 * row moves. The rows after the gap have to move up, keys and values alike.
 *
 * read: the-cache-is-full */
#include "with_rotation.h"

size_t shift_cache(size_t filled, size_t keep, size_t drop, size_t d,
                   double base, double keys[filled][d],
                   double values[filled][d])
{
    (void)values;
    for (size_t j = keep + drop; j < filled; j++)
        turn(-(double)drop, d, base, keys[j], keys[j]);
    return filled - drop;
}
