/* This is what you get when every row is row 0. Is each row turned by the row
 * before it? Row 0 as a step is the angle 0, which turns nothing. The step is
 * PE(1), in an array of its own.
 *
 * read: a-table-row-by-row */
#include "fast_table.h"

void encode_by_turning(size_t n, size_t d_model, double pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        for (size_t index = 0; index < d_model; index++)
            pe[pos][index] = (double)(index % 2);
}
