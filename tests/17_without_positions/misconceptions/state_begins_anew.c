/* This is what you get when each call begins with an empty state. What
 * earlier calls have left should be read, too.
 *
 * read: a-memory-that-is-written-again
 * shipped: https://github.com/lablup/mlxcel/issues/1749
 * shipped: https://github.com/huggingface/transformers/pull/47250 */
#include "without_positions.h"

#include <math.h>

void recall(size_t n, size_t d_k, size_t d_v, const double slope[n],
            const double q[n][d_k], const double k[n][d_k],
            const double v[n][d_v], double state[d_k][d_v], double y[n][d_v])
{
    for (size_t a = 0; a < d_k; a++)
        for (size_t c = 0; c < d_v; c++)
            state[a][c] = 0;
    for (size_t i = 0; i < n; i++)
        for (size_t c = 0; c < d_v; c++) {
            double sum = 0;

            for (size_t a = 0; a < d_k; a++) {
                double left = state[a][c] * exp(-slope[i]);

                state[a][c] = left + k[i][a] * v[i][c];
                sum += q[i][a] * state[a][c];
            }
            y[i][c] = sum;
        }
}
