/* Only the query stands at another position: each file here has its own. */
#include "with_rotation.h"

static double position(size_t past, size_t i);

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
