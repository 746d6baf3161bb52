/* This is what you get when values are turned as keys are. A value is not
 * compared with anything, so no other turn takes this one away again. It is
 * kept as it is, and moved as it is.
 *
 * read: a-turned-key-never-changes
 * shipped: https://github.com/lucidrains/x-transformers/issues/182 */
#include "with_rotation.h"

bool keep_chunk(size_t past, size_t n, size_t room, size_t d, double base,
                const double k[n][d], const double v[n][d],
                double keys[room][d], double values[room][d])
{
    if (past + n > room)
        return false;
    for (size_t i = 0; i < n; i++) {
        turn((double)(past + i), d, base, k[i], keys[past + i]);
        turn((double)(past + i), d, base, v[i], values[past + i]);
    }
    return true;
}

size_t shift_cache(size_t filled, size_t keep, size_t drop, size_t d,
                   double base, double keys[filled][d],
                   double values[filled][d])
{
    for (size_t j = keep; j + drop < filled; j++) {
        turn(-(double)drop, d, base, keys[j + drop], keys[j]);
        turn(-(double)drop, d, base, values[j + drop], values[j]);
    }
    return filled - drop;
}
