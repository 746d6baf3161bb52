/* Every row is row 0: none has moved.
 *
 * of: encode_sequence
 * kind: wrong
 * say: row 1
 * never: one place too late */
#include "full_formula.h"

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    for (size_t r = 0; r < n; r++)
        encode_position(0, d_model, pe[r]);
}
