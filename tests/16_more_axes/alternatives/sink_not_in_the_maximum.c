/* The sink is left out of the maximum. Its power is infinite only where the
 * result is below 1e-300, and then it is 0. Turns are complex numbers. */
#include "more_axes.h"

#include <complex.h>
#include <math.h>

void rotate_axes(size_t pairs, size_t axes, const double pos[axes],
                 const size_t axis[pairs], double base,
                 const double x[2 * pairs], double rotated[2 * pairs])
{
    for (size_t p = 0; p < pairs; p++) {
        double a = pos[axis[p]] / pow(base, (double)p / (double)pairs);
        double complex hand = cos(a) + I * sin(a);
        double complex pair = hand * (x[2 * p] + I * x[2 * p + 1]);

        rotated[2 * p] = creal(pair);
        rotated[2 * p + 1] = cimag(pair);
    }
}

void attend_with_sink(size_t n, size_t d, const double q[d],
                      const double k[n][d], const double v[n][d], double sink,
                      double y[d])
{
    double score[n], largest = -INFINITY, sum;

    for (size_t j = 0; j < n; j++) {
        score[j] = 0;
        for (size_t c = 0; c < d; c++)
            score[j] += q[c] * k[j][c];
        score[j] /= sqrt((double)d);
        largest = fmax(largest, score[j]);
    }
    sum = exp(sink - largest);
    for (size_t j = 0; j < n; j++)
        sum += score[j] = exp(score[j] - largest);
    for (size_t c = 0; c < d; c++) {
        y[c] = 0;
        for (size_t j = 0; j < n; j++)
            y[c] += score[j] / sum * v[j][c];
    }
}
