/* Two rows are a case of their own, and so are two columns: what is true of all
 * sizes is said.
 *
 * of: encode_sequence
 * kind: wrong
 * say: ^All cosines are right\. Only sines are wrong */
#include "full_formula.h"

#include <math.h>

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d_model; k++)
            pe[r][k] = cos((double)r * pair_frequency(k / 2, d_model));
}
