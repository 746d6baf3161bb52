/* What is subtracted is the last score, and not the largest. Of 10000 that is
 * far too little, and inf is divided by inf.
 *
 * of: attend_with_sink
 * kind: wrong
 * say: Or is it not the largest score that is subtracted */
#include "more_axes.h"

#include <math.h>

void attend_with_sink(size_t n, size_t d, const double q[d],
                      const double k[n][d], const double v[n][d], double sink,
                      double y[d])
{
    double score[n];
    double max = sink;
    for (size_t j = 0; j < n; j++) {
        score[j] = 0;
        for (size_t c = 0; c < d; c++) {
            score[j] += q[c] * k[j][c];
        }
        score[j] /= sqrt((double)d);
        max = score[j];
    }
    double sum = exp(sink - max);
    for (size_t j = 0; j < n; j++) {
        sum += exp(score[j] - max);
    }
    for (size_t c = 0; c < d; c++) {
        y[c] = 0;
        for (size_t j = 0; j < n; j++) {
            y[c] += exp(score[j] - max) / sum * v[j][c];
        }
    }
}
