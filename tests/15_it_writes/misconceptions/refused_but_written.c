/* This is what you get when the rows are written first, and what does not fit
 * is found on the way: false is right, but something was written. Look whether
 * all fit before you write.
 *
 * read: write-keep_chunk */
#include "with_rotation.h"

bool keep_chunk(size_t past, size_t n, size_t room, size_t d, double base,
                const double k[n][d], const double v[n][d],
                double keys[room][d], double values[room][d])
{
    for (size_t i = 0; i < n; i++) {
        if (past + i == room)
            return false;
        turn((double)(past + i), d, base, k[i], keys[past + i]);
        memcpy(values[past + i], v[i], sizeof v[i]);
    }
    return true;
}
