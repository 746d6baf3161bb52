/* shift_cache that turns a moved key by another angle: each file here has its
 * own. The row comes from j + drop. */
#include "with_rotation.h"

static double back(size_t j, size_t keep, size_t drop);

size_t shift_cache(size_t filled, size_t keep, size_t drop, size_t d,
                   double base, double keys[filled][d],
                   double values[filled][d])
{
    for (size_t j = keep; j + drop < filled; j++) {
        turn(back(j, keep, drop), d, base, keys[j + drop], keys[j]);
        memmove(values[j], values[j + drop], sizeof values[j]);
    }
    return filled - drop;
}
