/* A power below a millionth of the largest is taken for 0. */
#include "more_axes.h"

#include <math.h>
#include <string.h>

void attend_with_sink(size_t n, size_t d, const double q[d],
                      const double k[n][d], const double v[n][d], double sink,
                      double y[d])
{
    double score[n], largest = sink, sum;

    for (size_t j = 0; j < n; j++) {
        score[j] = 0;
        for (size_t c = 0; c < d; c++)
            score[j] += q[c] * k[j][c] / sqrt((double)d);
        largest = fmax(largest, score[j]);
    }
    memset(y, 0, d * sizeof *y);
    sum = exp(sink - largest);
    for (size_t j = 0; j < n; j++) {
        double power = exp(score[j] - largest);

        if (power < 1e-6)
            continue;
        sum += power;
        for (size_t c = 0; c < d; c++)
            y[c] += power * v[j][c];
    }
    for (size_t c = 0; c < d; c++)
        y[c] /= sum;
}
