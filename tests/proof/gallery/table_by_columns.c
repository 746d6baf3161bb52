/* The table as one list, by columns.
 *
 * of: encode_sequence
 * kind: wrong
 * say: Here it is k \* n \+ r */
#include "full_formula.h"

#include <math.h>

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    double *flat = pe[0];

    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d_model; k++) {
            double phase = (double)r * pair_frequency(k / 2, d_model);

            flat[k * n + r] = k % 2 == 0 ? sin(phase) : cos(phase);
        }
}
