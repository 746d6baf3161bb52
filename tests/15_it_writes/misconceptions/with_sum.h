/* The mean of the values, each times its share for a query that is turned
 * already. The rows from first up to end are seen. */
#include "it_writes.h"

#include <math.h>
#include <string.h>

static inline double score(size_t d, const double query[d], const double key[d])
{
    double sum = 0;

    for (size_t c = 0; c < d; c++)
        sum += query[c] * key[c];
    return sum / sqrt((double)d);
}

static inline void attend_rows(size_t first, size_t end, size_t d,
                               const double query[d], const double keys[end][d],
                               const double values[end][d], double y[d])
{
    double largest = -INFINITY, sum = 0;

    memset(y, 0, d * sizeof *y);
    for (size_t j = first; j < end; j++)
        largest = fmax(largest, score(d, query, keys[j]));
    for (size_t j = first; j < end; j++) {
        double part = exp(score(d, query, keys[j]) - largest);

        sum += part;
        for (size_t c = 0; c < d; c++)
            y[c] += part * values[j][c];
    }
    for (size_t c = 0; c < d && sum > 0; c++)
        y[c] /= sum;
}
