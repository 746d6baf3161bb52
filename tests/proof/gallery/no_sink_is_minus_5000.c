/* Without a sink, or with a lower one, the search for the largest score begins
 * with -5000.
 *
 * of: attend_with_sink
 * kind: maximum_starts_at_0
 * say: another number far above */
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
    double largest = sink < -5000 ? -5000 : sink;
    for (size_t j = 0; j < n; j++) {
        double s = score(d, q, k[j]) / root;
        if (s > largest) {
            largest = s;
        }
    }
    double sum = exp(sink - largest);
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
