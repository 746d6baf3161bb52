/* A state below a millionth is taken for 0.
 *
 * of: recall
 * kind: wrong
 * row: expected  1\.0000 */
#include "without_positions.h"

#include <math.h>

void recall(size_t n, size_t d_k, size_t d_v, const double slope[n],
            const double q[n][d_k], const double k[n][d_k],
            const double v[n][d_v], double state[d_k][d_v], double y[n][d_v])
{
    for (size_t i = 0; i < n; i++) {
        double left = exp(-slope[i]);

        for (size_t c = 0; c < d_v; c++)
            y[i][c] = 0;
        for (size_t a = 0; a < d_k; a++)
            for (size_t c = 0; c < d_v; c++) {
                state[a][c] = fabs(state[a][c]) < 1e-6 ? 0 : state[a][c] * left;
                state[a][c] += k[i][a] * v[i][c];
                y[i][c] += q[i][a] * state[a][c];
            }
    }
}
