/* This is what you get when what the key reads is computed again for each row,
 * from a state whose first rows are written already. It should be read once for
 * each column, before any row is written.
 *
 * read: the-same-key-again */
#include "without_positions.h"

#include <math.h>

void rewrite(size_t d_k, size_t d_v, double slope, double rate,
             const double k[d_k], const double v[d_v], double state[d_k][d_v])
{
    for (size_t c = 0; c < d_v; c++) {
        for (size_t a = 0; a < d_k; a++)
            state[a][c] *= exp(-slope);
        for (size_t a = 0; a < d_k; a++) {
            double read = 0;

            for (size_t b = 0; b < d_k; b++)
                read += k[b] * state[b][c];
            state[a][c] += rate * k[a] * (v[c] - read);
        }
    }
}
