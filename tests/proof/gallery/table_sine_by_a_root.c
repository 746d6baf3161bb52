/* The sine is the root of 1 less the square of the cosine.
 *
 * of: fill_table
 * kind: wrong
 * say: ^All numbers of row 4 have the right size, and some are positive
 * never: What comes from the row before */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t i = 0; i < d_model; i += 2) {
        double w = pow(10000, -(double)i / (double)d_model);
        for (size_t pos = 0; pos < n; pos++) {
            double c = cos((double)pos * w);
            pe[pos][i] = (float)sqrt(1 - c * c);
            pe[pos][i + 1] = (float)c;
        }
    }
}
