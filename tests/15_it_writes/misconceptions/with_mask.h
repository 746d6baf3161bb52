/* A query that sees other rows: each file here has its own, from the first up
 * to the end. */
#include "with_rotation.h"

static size_t first_row(size_t past, size_t n, size_t i);
static size_t end_row(size_t past, size_t n, size_t i);

void attend_kept(size_t past, size_t n, size_t d, double base,
                 const double q[n][d], const double keys[past + n][d],
                 const double values[past + n][d], double y[n][d])
{
    double query[d];

    for (size_t i = 0; i < n; i++) {
        turn((double)(past + i), d, base, q[i], query);
        attend_rows(first_row(past, n, i), end_row(past, n, i), d, query, keys,
                    values, y[i]);
    }
}
