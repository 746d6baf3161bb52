/* This is what you get when the answer is always row 0. Either the search ends
 * at the first row, as with a break or a return inside the loop. Or each row
 * is taken for row 0, as with pe[0][k]. Or no row ever replaces the first.
 *
 * read: the-position-can-be-read-back */
#include "add_vs_concat.h"

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    return 0;
}
