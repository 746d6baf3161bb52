/* A score for each token of the call and each row, on the stack.
 *
 * of: attend_kept
 * kind: stack
 * say: needs more stack than there is */
#include "it_writes.h"

#include <math.h>

static void turn(size_t d, double pos, double base, const double *x, double *y)
{
    for (size_t p = 0; p < d / 2; p++) {
        double a = pos * pow(base, -2.0 * (double)p / (double)d);

        y[2 * p] = x[2 * p] * cos(a) - x[2 * p + 1] * sin(a);
        y[2 * p + 1] = x[2 * p] * sin(a) + x[2 * p + 1] * cos(a);
    }
}

void attend_kept(size_t past, size_t n, size_t d, double base,
                 const double q[n][d], const double keys[past + n][d],
                 const double values[past + n][d], double y[n][d])
{
    double score[n][past + n], turned[d];

    for (size_t i = 0; i < n; i++) {
        double max = -INFINITY, sum = 0;

        turn(d, (double)(past + i), base, q[i], turned);
        for (size_t j = 0; j <= past + i; j++) {
            score[i][j] = 0;
            for (size_t c = 0; c < d; c++)
                score[i][j] += turned[c] * keys[j][c] / sqrt((double)d);
            max = fmax(max, score[i][j]);
        }
        for (size_t j = 0; j <= past + i; j++)
            sum += score[i][j] = exp(score[i][j] - max);
        for (size_t c = 0; c < d; c++) {
            y[i][c] = 0;
            for (size_t j = 0; j <= past + i; j++)
                y[i][c] += score[i][j] * values[j][c] / sum;
        }
    }
}
