/* This is what you get when the sum of what is read goes on from one column
 * to the next. It should begin with 0 in each.
 *
 * read: the-same-key-again */
#include "without_positions.h"

#include <math.h>

void rewrite(size_t d_k, size_t d_v, double slope, double rate,
             const double k[d_k], const double v[d_v], double state[d_k][d_v])
{
    double read = 0;

    for (size_t c = 0; c < d_v; c++) {
        for (size_t a = 0; a < d_k; a++) {
            state[a][c] *= exp(-slope);
            read += k[a] * state[a][c];
        }
        for (size_t a = 0; a < d_k; a++)
            state[a][c] += rate * k[a] * (v[c] - read);
    }
}
