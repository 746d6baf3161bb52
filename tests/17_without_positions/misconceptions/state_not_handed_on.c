/* This is what you get when the state stays as it was. The words may write to a
 * copy of it, or to nothing, if each row is a sum over words. The next call
 * needs what they have written.
 *
 * read: a-memory-that-is-written-again */
#include "without_positions.h"

#include <math.h>
#include <string.h>

void recall(size_t n, size_t d_k, size_t d_v, const double slope[n],
            const double q[n][d_k], const double k[n][d_k],
            const double v[n][d_v], double state[d_k][d_v], double y[n][d_v])
{
    double kept[d_k][d_v];

    memcpy(kept, state, sizeof kept);
    for (size_t i = 0; i < n; i++)
        for (size_t c = 0; c < d_v; c++) {
            double sum = 0;

            for (size_t a = 0; a < d_k; a++) {
                double left = kept[a][c] * exp(-slope[i]);

                kept[a][c] = left + k[i][a] * v[i][c];
                sum += q[i][a] * kept[a][c];
            }
            y[i][c] = sum;
        }
}
