/* The sink is in the sum of each third of the keys. */
#include "more_axes.h"

#include <math.h>

void attend_with_sink(size_t n, size_t d, const double q[d],
                      const double k[n][d], const double v[n][d], double sink,
                      double y[d])
{
    double score[n], largest = sink, sum = 0;

    for (size_t j = 0; j < n; j++) {
        score[j] = 0;
        for (size_t c = 0; c < d; c++)
            score[j] += q[c] * k[j][c];
        score[j] /= sqrt((double)d);
        largest = fmax(largest, score[j]);
    }
    for (size_t j = 0; j < n; j++)
        sum += exp(score[j] - largest);
    sum += 3 * exp(sink - largest);
    for (size_t c = 0; c < d; c++) {
        y[c] = 0;
        for (size_t j = 0; j < n; j++)
            y[c] += exp(score[j] - largest) / sum * v[j][c];
    }
}
