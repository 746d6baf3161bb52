/* The new cosine is made of the sine that has just been written into its row.
 *
 * of: encode_by_turning
 * kind: turned_in_place
 * say: when the new cosine is computed from the new sine
 * never: turn_row reads and writes the same array */
#include "fast_table.h"

#include <math.h>

void encode_by_turning(size_t n, size_t d_model, double pe[n][d_model])
{
    for (size_t i = 0; i < d_model; i += 2) {
        double w = pow(10000, -(double)i / (double)d_model);

        pe[0][i] = 0;
        pe[0][i + 1] = 1;
        for (size_t pos = 1; pos < n; pos++) {
            double *old = pe[pos - 1];

            pe[pos][i] = old[i] * cos(w) + old[i + 1] * sin(w);
            pe[pos][i + 1] = old[i + 1] * cos(w) - pe[pos][i] * sin(w);
        }
    }
}
