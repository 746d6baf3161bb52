/* No later row replaces an earlier one: the last row comes first.
 *
 * of: decode_position
 * kind: last_of_equals
 * say: the loop runs from the last row
 *
 * of: add_encoding
 * kind: wrong
 * say: nothing, or a 0, is added to it */
#include "add_vs_concat.h"

#include <math.h>

void add_encoding(size_t n, size_t d_model, const double e[n][d_model],
                  const double pe[n][d_model], double x[n][d_model])
{
    const double *embedding = &e[0][0], *encoding = &pe[0][0];
    double *out = &x[0][0];

    for (size_t k = 0; k < n * d_model; k++)
        *out++ = *embedding++ + *encoding;
}

size_t decode_position(size_t n, size_t d_model, const double x[d_model],
                       const double pe[n][d_model])
{
    size_t best = n;
    double largest = -INFINITY;

    for (size_t r = n; r-- > 0;) {
        double sum = 0;

        for (size_t k = 0; k < d_model; k++)
            sum += x[k] * pe[r][k];
        if (sum > largest) {
            largest = sum;
            best = r;
        }
    }
    return best;
}
