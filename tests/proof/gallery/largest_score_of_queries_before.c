/* The largest score is kept from query to query. A row of nan is the same row
 * in a second call that gives nan.
 *
 * of: attend_kept
 * kind: wrong
 * say: attend_kept.past 2, n 1. has other numbers in row 0
 * never: attend_kept.past 0, n 3. has other numbers */
#include "it_writes.h"

#include <math.h>

static void turn(double pos, size_t d, double base, const double x[d],
                 double turned[d])
{
    for (size_t i = 0; i < d; i += 2) {
        double angle = pos * pow(base, -(double)i / (double)d);

        turned[i] = x[i] * cos(angle) - x[i + 1] * sin(angle);
        turned[i + 1] = x[i] * sin(angle) + x[i + 1] * cos(angle);
    }
}

void attend_kept(size_t past, size_t n, size_t d, double base,
                 const double q[n][d], const double keys[past + n][d],
                 const double values[past + n][d], double y[n][d])
{
    double weight[past + n], turned[d], largest = -INFINITY;

    for (size_t i = 0; i < n; i++) {
        double sum = 0;

        turn((double)(past + i), d, base, q[i], turned);
        for (size_t j = 0; j <= past + i; j++) {
            weight[j] = 0;
            for (size_t c = 0; c < d; c++)
                weight[j] += turned[c] * keys[j][c] / sqrt((double)d);
            largest = fmax(largest, weight[j]);
        }
        for (size_t j = 0; j <= past + i; j++)
            sum += weight[j] = exp(weight[j] - largest);
        for (size_t c = 0; c < d; c++) {
            y[i][c] = 0;
            for (size_t j = 0; j <= past + i; j++)
                y[i][c] += weight[j] / sum * values[j][c];
        }
    }
}
