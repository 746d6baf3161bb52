/* This is what you get when the rows are moved from the last one down. Each
 * then overwrites a row that has not moved yet. Begin with row keep.
 *
 * read: write-shift_cache */
#include "with_rotation.h"

size_t shift_cache(size_t filled, size_t keep, size_t drop, size_t d,
                   double base, double keys[filled][d],
                   double values[filled][d])
{
    for (size_t j = filled - drop; j-- > keep;) {
        turn(-(double)drop, d, base, keys[j + drop], keys[j]);
        memmove(values[j], values[j + drop], sizeof values[j]);
    }
    return filled - drop;
}
