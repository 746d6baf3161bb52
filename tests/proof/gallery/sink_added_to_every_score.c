/* The sink is added to each score, also where it is -INFINITY.
 *
 * of: attend_with_sink
 * kind: wrong
 * say: The sink is -inf here
 * never: minus sign before a size_t */
#include "more_axes.h"

#include <math.h>

void attend_with_sink(size_t n, size_t d, const double q[d],
                      const double k[n][d], const double v[n][d], double sink,
                      double y[d])
{
    double power[n], largest = sink, sum;

    for (size_t j = 0; j < n; j++) {
        power[j] = 0;
        for (size_t c = 0; c < d; c++)
            power[j] += q[c] * k[j][c];
        power[j] = power[j] / sqrt((double)d) + sink;
        largest = fmax(largest, power[j]);
    }
    sum = exp(sink - largest);
    for (size_t j = 0; j < n; j++)
        sum += power[j] = exp(power[j] - largest);
    for (size_t c = 0; c < d; c++) {
        y[c] = 0;
        for (size_t j = 0; j < n; j++)
            y[c] += power[j] / sum * v[j][c];
    }
}
