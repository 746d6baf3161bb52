/* This is what you get when the mean is taken of the keys. Keys only make the
 * shares. What is mixed by them are the values.
 *
 * read: new-words-ask-every-kept-word */
#include "with_rotation.h"

void attend_kept(size_t past, size_t n, size_t d, double base,
                 const double q[n][d], const double keys[past + n][d],
                 const double values[past + n][d], double y[n][d])
{
    double query[d];

    (void)values;
    for (size_t i = 0; i < n; i++) {
        turn((double)(past + i), d, base, q[i], query);
        attend_rows(0, past + i + 1, d, query, keys, keys, y[i]);
    }
}
