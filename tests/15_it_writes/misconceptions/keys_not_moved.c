/* This is what you get when only the values are moved. A key is beside its
 * value: row j of both comes from row j + drop.
 *
 * read: the-cache-is-full */
#include "with_rotation.h"

size_t shift_cache(size_t filled, size_t keep, size_t drop, size_t d,
                   double base, double keys[filled][d],
                   double values[filled][d])
{
    for (size_t j = keep; j + drop < filled; j++) {
        (void)base, (void)keys;
        memmove(values[j], values[j + drop], sizeof values[j]);
    }
    return filled - drop;
}
