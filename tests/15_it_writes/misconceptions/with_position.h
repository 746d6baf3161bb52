/* A cache whose tokens stand at other positions: each file here has its own.
 * Keys and queries agree. */
#include "with_rotation.h"

static double position(size_t past, size_t i);

bool keep_chunk(size_t past, size_t n, size_t room, size_t d, double base,
                const double k[n][d], const double v[n][d],
                double keys[room][d], double values[room][d])
{
    if (past + n > room)
        return false;
    for (size_t i = 0; i < n; i++) {
        turn(position(past, i), d, base, k[i], keys[past + i]);
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
        turn(position(past, i), d, base, q[i], query);
        attend_rows(0, past + i + 1, d, query, keys, values, y[i]);
    }
}
