/* This is what you get when what is read has been forgotten a little, and the
 * state has not.
 *
 * read: the-same-key-again */
#include "without_positions.h"

#include <math.h>

void rewrite(size_t d_k, size_t d_v, double slope, double rate,
             const double k[d_k], const double v[d_v], double state[d_k][d_v])
{
    for (size_t c = 0; c < d_v; c++) {
        double read = 0;

        for (size_t a = 0; a < d_k; a++) {
            read += exp(-slope) * k[a] * state[a][c];
        }
        for (size_t a = 0; a < d_k; a++)
            state[a][c] += rate * k[a] * (v[c] - read);
    }
}
