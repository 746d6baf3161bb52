/* This is what you get when every row of the table is row 0. Is the turned row
 * copied into the row that is turned next? Without that, each turn starts from
 * row 0 again. Or, by the formula, is the position missing in the angle?
 *
 * read: a-table-row-by-row */
#include "fast_table.h"

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        for (size_t index = 0; index < d_model; index++)
            pe[pos][index] = (float)(index % 2);
}
