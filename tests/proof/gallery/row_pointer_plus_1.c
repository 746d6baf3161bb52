/* A pointer to a row goes on by one number.
 *
 * of: encode_sequence
 * kind: wrong
 * say: one number behind the row before it */
#include "full_formula.h"

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    double *row = pe[0];

    for (size_t pos = 0; pos < n; pos++)
        encode_position(pos, d_model, row++);
}
