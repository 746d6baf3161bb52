/* This is what you get when all queries of a call stand at its last position,
 * past + n - 1. A word that is written alone is right, and so is the last one.
 * Query i stands at past + i.
 *
 * read: new-words-ask-every-kept-word */
#include "with_rotation.h"

void attend_kept(size_t past, size_t n, size_t d, double base,
                 const double q[n][d], const double keys[past + n][d],
                 const double values[past + n][d], double y[n][d])
{
    double query[d];

    for (size_t i = 0; i < n; i++) {
        turn((double)(past + n - 1), d, base, q[i], query);
        attend_rows(0, past + i + 1, d, query, keys, values, y[i]);
    }
}
