/* The scores, the largest, and the mean of the values: each file here that gets
 * attend_with_sink wrong puts them together itself. */
#include "more_axes.h"

#include <math.h>
#include <string.h>

static inline void make_scores(size_t n, size_t d, const double q[d],
                               const double k[n][d], double score[n])
{
    for (size_t j = 0; j < n; j++) {
        score[j] = 0;
        for (size_t c = 0; c < d; c++)
            score[j] += q[c] * k[j][c];
        score[j] /= sqrt((double)d);
    }
}

static inline double largest_of(size_t n, const double score[n], double largest)
{
    for (size_t j = 0; j < n; j++)
        largest = fmax(largest, score[j]);
    return largest;
}

/* Makes powers of the scores, and returns their sum. */
static inline double make_powers(size_t n, double score[n], double largest)
{
    double sum = 0;

    for (size_t j = 0; j < n; j++)
        sum += score[j] = exp(score[j] - largest);
    return sum;
}

static inline void mix(size_t n, size_t d, const double power[n], double sum,
                       const double v[n][d], double y[d])
{
    memset(y, 0, d * sizeof *y);
    for (size_t j = 0; j < n; j++)
        for (size_t c = 0; c < d; c++)
            y[c] += power[j] / sum * v[j][c];
}
