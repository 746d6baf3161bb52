/* of: attend_with_sink
 * kind: bounds
 * say: score has 64 numbers */
#include "more_axes.h"

#include <math.h>

void attend_with_sink(size_t n, size_t d, const double q[d],
                      const double k[n][d], const double v[n][d], double sink,
                      double y[d])
{
    double score[64], largest = sink, sum;

    for (size_t j = 0; j < n; j++) {
        score[j] = 0;
        for (size_t c = 0; c < d; c++)
            score[j] += q[c] * k[j][c] / sqrt((double)d);
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
