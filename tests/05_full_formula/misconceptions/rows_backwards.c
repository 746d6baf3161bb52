/* This is what you get when the rows are written in reverse. The last token
 * then gets the encoding of position 0.
 *
 * read: a-row-for-each-position */
#include "full_formula.h"

#include <math.h>

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        encode_position(n - 1 - pos, d_model, pe[pos]);
}
