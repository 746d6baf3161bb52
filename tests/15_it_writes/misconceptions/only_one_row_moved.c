/* This is what you get when only row keep is moved. All rows from keep up to
 * filled - drop - 1 are new.
 *
 * read: the-cache-is-full */
#include "with_rotation.h"

size_t shift_cache(size_t filled, size_t keep, size_t drop, size_t d,
                   double base, double keys[filled][d],
                   double values[filled][d])
{
    for (size_t j = keep; j < keep + 1 && j + drop < filled; j++) {
        turn(-(double)drop, d, base, keys[j + drop], keys[j]);
        memmove(values[j], values[j + drop], sizeof values[j]);
    }
    return filled - drop;
}
