/* This is what you get when keep and drop have changed places: the first drop
 * rows stay, and as many as keep go.
 *
 * read: the-cache-is-full */
#include "with_rotation.h"

size_t shift_cache(size_t filled, size_t keep, size_t drop, size_t d,
                   double base, double keys[filled][d],
                   double values[filled][d])
{
    for (size_t j = drop; j + keep < filled; j++) {
        turn(-(double)keep, d, base, keys[j + keep], keys[j]);
        memmove(values[j], values[j + keep], sizeof values[j]);
    }
    return filled - keep;
}
