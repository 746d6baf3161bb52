/* All that turns, with a turn that each file here gets wrong in its own way.
 * Both of its arrays may be the same. */
#include "with_sum.h"

static void turn(double pos, size_t d, double base, const double x[d],
                 double turned[d]);

bool keep_chunk(size_t past, size_t n, size_t room, size_t d, double base,
                const double k[n][d], const double v[n][d],
                double keys[room][d], double values[room][d])
{
    if (past + n > room)
        return false;
    for (size_t i = 0; i < n; i++) {
        turn((double)(past + i), d, base, k[i], keys[past + i]);
        memcpy(values[past + i], v[i], sizeof v[i]);
    }
    return true;
}

void attend_kept(size_t past, size_t n, size_t d, double base,
                 const double q[n][d], const double keys[past + n][d],
                 const double values[past + n][d], double y[n][d])
{
    double query[d];

    for (size_t i = 0; i < n; i++) {
        turn((double)(past + i), d, base, q[i], query);
        attend_rows(0, past + i + 1, d, query, keys, values, y[i]);
    }
}

size_t shift_cache(size_t filled, size_t keep, size_t drop, size_t d,
                   double base, double keys[filled][d],
                   double values[filled][d])
{
    for (size_t j = keep; j + drop < filled; j++) {
        turn(-(double)drop, d, base, keys[j + drop], keys[j]);
        memmove(values[j], values[j + drop], sizeof values[j]);
    }
    return filled - drop;
}
