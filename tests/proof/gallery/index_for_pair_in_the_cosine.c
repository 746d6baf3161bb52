/* The exponent of each cosine has the index in place of the pair.
 *
 * of: fill_table
 * kind: wrong
 * say: ^All sines of this row are right\. The cosine at index 1 is that of 0
 * say: 0464, and it should be that of 1, */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t i = 0; i < d_model / 2; i++) {
        double w = pow(10000, -2.0 * i / d_model);
        double u = pow(10000, -2.0 * (2 * i + 1) / d_model);

        for (size_t p = 0; p < n; p++) {
            pe[p][2 * i] = sin(p * w);
            pe[p][2 * i + 1] = cos(p * u);
        }
    }
}
