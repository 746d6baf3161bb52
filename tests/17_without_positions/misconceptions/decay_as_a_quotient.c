/* This is what you get when a decay is the quotient of two products, each of
 * all decays so far. After many words or steep slopes they are too small for a
 * double, and 0/0 is not a number. Each word needs its own e^(-slope) alone.
 *
 * read: a-memory-that-is-written-again */
#include "without_positions.h"

#include <math.h>

void recall(size_t n, size_t d_k, size_t d_v, const double slope[n],
            const double q[n][d_k], const double k[n][d_k],
            const double v[n][d_v], double state[d_k][d_v], double y[n][d_v])
{
    double product = 1;

    for (size_t i = 0; i < n; i++) {
        double before = product;

        product *= exp(-slope[i]);
        for (size_t c = 0; c < d_v; c++) {
            y[i][c] = 0;
            for (size_t a = 0; a < d_k; a++) {
                state[a][c] *= product / before;
                state[a][c] += k[i][a] * v[i][c];
                y[i][c] += q[i][a] * state[a][c];
            }
        }
    }
}
