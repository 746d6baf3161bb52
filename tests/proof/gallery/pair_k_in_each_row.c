/* of: encode_sequence
 * kind: wrong
 * say: ^Index k has the frequency of pair k here */
#include "full_formula.h"

#include <math.h>

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d_model; k++) {
            double phase = (double)r * pair_frequency(k, d_model);

            pe[r][k] = k % 2 == 0 ? sin(phase) : cos(phase);
        }
}
