/* This is what you get when every encoding is written into row 0. Only the last
 * one is left there, and the other rows are never set. Row pos of the matrix is
 * pe[pos].
 *
 * read: a-row-for-each-position */
#include "full_formula.h"

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        encode_position(pos, d_model, pe[0]);
}
