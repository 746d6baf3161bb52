/* attend_with_sink with the power of each score beside its value, in one sum. A
 * file that gets one of the steps wrong defines its macro before it includes
 * this. */
#include "more_axes.h"

#include <math.h>

/* What the sum and the result begin with; the key of a score; what a value is
 * multiplied by; and what is left at the end. */
#ifndef SUM
#define SUM exp(sink - largest)
#endif
#ifndef RESULT
#define RESULT 0
#endif
#ifndef KEY
#define KEY k[j]
#endif
#ifndef SHARE
#define SHARE power
#endif
#ifndef LAST
#define LAST y[c] / sum
#endif

static double score(size_t d, const double a[d], const double b[d])
{
    double dot = 0;

    for (size_t c = 0; c < d; c++)
        dot += a[c] * b[c];
    return dot;
}

void attend_with_sink(size_t n, size_t d, const double q[d],
                      const double k[n][d], const double v[n][d], double sink,
                      double y[d])
{
    double root = sqrt((double)d), largest = sink, sum;

    for (size_t j = 0; j < n; j++)
        largest = fmax(largest, score(d, q, k[j]) / root);
    sum = SUM;
    for (size_t c = 0; c < d; c++)
        y[c] = RESULT;
    for (size_t j = 0; j < n; j++) {
        double power = exp(score(d, q, KEY) / root - largest);

        sum += power;
        for (size_t c = 0; c < d; c++)
            y[c] += SHARE * v[j][c];
    }
    for (size_t c = 0; c < d; c++)
        y[c] = LAST;
}
