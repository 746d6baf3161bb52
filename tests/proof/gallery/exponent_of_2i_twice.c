/* The index of a sine is taken for the pair.
 *
 * of: fill_table
 * kind: wrong
 * say: ^The exponent is twice what it should be: the sine of pair 1 is
 * never: By turning it should be the step */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t i = 0; i < d_model; i += 2) {
        double w = pow(10000, -2.0 * (double)i / (double)d_model);
        for (size_t pos = 0; pos < n; pos++) {
            pe[pos][i] = (float)sin((double)pos * w);
            pe[pos][i + 1] = (float)cos((double)pos * w);
        }
    }
}
