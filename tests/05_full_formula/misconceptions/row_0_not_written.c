/* This is what you get when the loop over the rows begins at 1. Row 0 is never
 * written.
 *
 * read: a-row-for-each-position */
#include "full_formula.h"

#include <math.h>

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    for (size_t pos = 1; pos < n; pos++)
        encode_position(pos, d_model, pe[pos]);
}
