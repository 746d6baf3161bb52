/* recall in steps. A file that gets one of them wrong defines its macro before
 * it includes this. */
#include "without_positions.h"

#include <math.h>

/* Where the sum begins, what is left of the state, what is written, what is
 * read, and what becomes of the sum. */
#ifndef START
#define START 0
#endif
#ifndef LEFT
#define LEFT state[a][c] * exp(-slope[i])
#endif
#ifndef WRITTEN
#define WRITTEN left + k[i][a] * v[i][c]
#endif
#ifndef READ
#define READ q[i][a] * state[a][c]
#endif
#ifndef RESULT
#define RESULT sum
#endif

void recall(size_t n, size_t d_k, size_t d_v, const double slope[n],
            const double q[n][d_k], const double k[n][d_k],
            const double v[n][d_v], double state[d_k][d_v], double y[n][d_v])
{
    (void)slope, (void)q, (void)k;
    for (size_t i = 0; i < n; i++)
        for (size_t c = 0; c < d_v; c++) {
            double sum = START;

            for (size_t a = 0; a < d_k; a++) {
                double left = LEFT;

                state[a][c] = WRITTEN;
                sum += READ;
            }
            y[i][c] = RESULT;
        }
}
