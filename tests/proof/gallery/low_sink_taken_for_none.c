/* A sink below -1000 is taken for none: 2 in place of 4/3.
 *
 * of: attend_with_sink
 * kind: wrong
 * never: It is a whole number */
#include "more_axes.h"

#include <math.h>
#include <string.h>

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
    memset(y, 0, d * sizeof *y);
    for (size_t j = 0; j < n; j++) {
        double power = exp(score[j] - largest);

        sum += power;
        for (size_t c = 0; c < d; c++)
            y[c] += power * v[j][c];
    }
    for (size_t c = 0; c < d; c++)
        y[c] /= sum + (sink < -1000 ? 0 : exp(sink - largest));
}
