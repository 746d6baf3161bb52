/* attend_with_sink in one pass, with the largest score so far. A file that
 * forgets what becomes of the sum and the mixture when a larger score comes
 * says so. */
#include "more_axes.h"

#include <math.h>
#include <string.h>

#ifndef SUM_SO_FAR
#define SUM_SO_FAR sum *rest
#endif
#ifndef MIX_SO_FAR
#define MIX_SO_FAR y[c] * rest
#endif

void attend_with_sink(size_t n, size_t d, const double q[d],
                      const double k[n][d], const double v[n][d], double sink,
                      double y[d])
{
    double largest = sink, sum = isinf(sink) ? 0 : 1;

    memset(y, 0, d * sizeof *y);
    for (size_t j = 0; j < n; j++) {
        double score = 0, old = largest, rest, power;

        for (size_t c = 0; c < d; c++)
            score += q[c] * k[j][c];
        score /= sqrt((double)d);
        largest = fmax(largest, score);
        rest = exp(old - largest);
        power = exp(score - largest);
        sum = SUM_SO_FAR + power;
        for (size_t c = 0; c < d; c++)
            y[c] = MIX_SO_FAR + power * v[j][c];
    }
    for (size_t c = 0; c < d; c++)
        y[c] /= sum;
}
