/* attend_with_sink in steps. A file that gets one of them wrong defines its
 * macro before it includes this. */
#include "more_axes.h"

#include <math.h>
#include <string.h>

/* The first number of a dot product, where its loop ends, and how its terms
 * come together; a score. */
#ifndef FROM
#define FROM 0
#endif
#ifndef TO
#define TO d
#endif
#ifndef ADD
#define ADD +=
#endif
#ifndef SCORE
#define SCORE product / sqrt((double)d)
#endif

/* What the sink adds to the sum, what that is divided into, and which number of
 * a value. */
#ifndef SINK
#define SINK exp(sink - largest)
#endif
#ifndef UNDER
#define UNDER sum
#endif
#ifndef COLUMN
#define COLUMN c
#endif
#ifndef MIX
#define MIX +=
#endif

void attend_with_sink(size_t n, size_t d, const double q[d],
                      const double k[n][d], const double v[n][d], double sink,
                      double y[d])
{
    double score[n], largest = sink, sum = 0;

    for (size_t j = 0; j < n; j++) {
        double product = 0;

        for (size_t c = FROM; c < TO; c++)
            product ADD q[c] * k[j][c];
        score[j] = SCORE;
        largest = fmax(largest, score[j]);
    }
    for (size_t j = 0; j < n; j++)
        sum += score[j] = exp(score[j] - largest);
    sum += SINK;
    for (size_t c = 0; c < d; c++) {
        y[c] = 0;
        for (size_t j = 0; j < n; j++)
            y[c] MIX score[j] / (UNDER)*v[j][COLUMN];
    }
}
