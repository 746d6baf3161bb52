/* Word i has the slope of the word that is as far from the end.
 *
 * of: recall
 * kind: wrong
 * say: three things in this order
 * never: those pass in which */
#include "without_positions.h"

#include <math.h>

void recall(size_t n, size_t d_k, size_t d_v, const double slope[n],
            const double q[n][d_k], const double k[n][d_k],
            const double v[n][d_v], double state[d_k][d_v], double y[n][d_v])
{
    for (size_t i = 0; i < n; i++)
        for (size_t c = 0; c < d_v; c++) {
            y[i][c] = 0;
            for (size_t a = 0; a < d_k; a++) {
                state[a][c] *= exp(-slope[n - 1 - i]);
                state[a][c] += k[i][a] * v[i][c];
                y[i][c] += q[i][a] * state[a][c];
            }
        }
}
