/* Each row is a sum over words, and state is only read.
 *
 * of: recall
 * kind: state_not_handed_on
 * say: or to nothing, if each row is a sum over words */
#include "without_positions.h"

#include <math.h>

void recall(size_t n, size_t d_k, size_t d_v, const double slope[n],
            const double q[n][d_k], const double k[n][d_k],
            const double v[n][d_v], double state[d_k][d_v], double y[n][d_v])
{
    double faded = 1;

    for (size_t i = 0; i < n; i++) {
        faded *= exp(-slope[i]);
        for (size_t c = 0; c < d_v; c++) {
            y[i][c] = 0;
            for (size_t a = 0; a < d_k; a++)
                y[i][c] += q[i][a] * faded * state[a][c];
        }
        for (size_t j = 0; j <= i; j++) {
            double s = 0, m = 0;

            for (size_t a = 0; a < d_k; a++)
                s += q[i][a] * k[j][a];
            for (size_t l = j + 1; l <= i; l++)
                m += slope[l];
            for (size_t c = 0; c < d_v; c++)
                y[i][c] += s * exp(-m) * v[j][c];
        }
    }
}
