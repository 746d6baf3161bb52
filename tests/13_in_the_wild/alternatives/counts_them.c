/* Counts the styles that fit, by the largest difference of a row, and keeps the
 * last of them. Weights move by a table of where each row comes from. */
#include "in_the_wild.h"

#include <math.h>
#include <stdlib.h>

static double furthest(const struct style *style, double pos, size_t d_model,
                       const double row[d_model])
{
    double *expected = malloc(d_model * sizeof *expected), most = 0;

    if (expected == NULL)
        return NAN;
    style_row(style, pos, d_model, expected);
    for (size_t c = 0; c < d_model; c++) {
        double apart = fabs(row[c] - expected[c]);

        if (isnan(apart) || apart > most)
            most = isnan(apart) ? INFINITY : apart;
    }
    free(expected);
    return most;
}

size_t whose(size_t n, const struct style style[n], double pos, size_t d_model,
             const double row[d_model], double tolerance)
{
    size_t count = 0, last = 0;

    for (size_t k = 0; k < n; k++)
        if (furthest(style + k, pos, d_model, row) <= tolerance) {
            count++;
            last = k;
        }
    return count == 0 ? n : count == 1 ? last : n + 1;
}

void reorder_weights(size_t d_model, size_t d_out,
                     const double woven[d_model][d_out],
                     double halves[d_model][d_out])
{
    for (size_t to = 0; to < d_model; to++) {
        size_t from = to < d_model / 2 ? 2 * to : 2 * to - d_model + 1;

        for (size_t c = 0; c < d_out; c++)
            halves[to][c] = woven[from][c];
    }
}
