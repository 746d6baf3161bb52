/* The first table has two rows, so that row 1 is all but row 0. A longer one
 * tells.
 *
 * of: encode_sequence
 * kind: wrong
 * say: Only row 0 is right
 * never: All is right but row 1 */
#include "full_formula.h"

#include <math.h>

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    for (size_t r = 0; r < n; r++) {
        encode_position(r, d_model, pe[r]);
        for (size_t k = 0; k < d_model && r > 0; k++)
            pe[r][k] += 0.1 * (double)r;
    }
}
