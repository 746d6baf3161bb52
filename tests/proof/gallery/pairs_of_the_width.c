/* of: encode_sequence
 * kind: wrong
 * say: encoding of position d_model here */
#include "full_formula.h"

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    for (size_t r = 0; r < n; r++)
        encode_position(d_model, d_model, pe[r]);
}
