/* The first m rows, all turned by m rows, are the next m. Few turns lie between
 * any row and row 0, so that hardly an error adds up. */
#include "fast_table.h"

#include <math.h>

static void step_by(size_t m, size_t d_model, double step[d_model])
{
    for (size_t k = 0; k < d_model; k += 2) {
        double w = pow(10000, -(double)k / (double)d_model);

        step[k] = sin((double)m * w);
        step[k + 1] = cos((double)m * w);
    }
}

void encode_by_turning(size_t n, size_t d_model, double pe[n][d_model])
{
    double step[d_model];

    step_by(0, d_model, pe[0]);
    for (size_t m = 1; m < n; m *= 2) {
        step_by(m, d_model, step);
        for (size_t pos = m; pos < 2 * m && pos < n; pos++)
            turn_row(d_model, step, pe[pos - m], pe[pos]);
    }
}
