/* This is what you get when row 0 holds the encoding of position 1. Row pos
 * should hold the encoding of pos, and the first token has position 0.
 *
 * read: a-row-for-each-position */
#include "full_formula.h"

#include <math.h>

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        encode_position(pos + 1, d_model, pe[pos]);
}
