/* This is what you get when the sum begins with sink - largest. It begins with
 * e to that.
 *
 * read: a-sink */
#include "more_axes.h"

#include <math.h>

static double score(size_t d, const double a[d], const double b[d])
{
    double dot = 0;
    for (size_t c = 0; c < d; c++) {
        dot += a[c] * b[c];
    }
    return dot;
}

void attend_with_sink(size_t n, size_t d, const double q[d],
                      const double k[n][d], const double v[n][d], double sink,
                      double y[d])
{
    double root = sqrt((double)d);
    double largest = sink;
    for (size_t j = 0; j < n; j++) {
        double s = score(d, q, k[j]) / root;
        if (s > largest) {
            largest = s;
        }
    }
    double sum = sink - largest;
    for (size_t c = 0; c < d; c++) {
        y[c] = 0;
    }
    for (size_t j = 0; j < n; j++) {
        double power = exp(score(d, q, k[j]) / root - largest);
        sum += power;
        for (size_t c = 0; c < d; c++) {
            y[c] += power * v[j][c];
        }
    }
    for (size_t c = 0; c < d; c++) {
        y[c] /= sum;
    }
}
