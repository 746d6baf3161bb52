/* The lesson's table of 8192 rows is a local array of doubles.
 *
 * of: fill_table
 * kind: stack
 * say: Is a local array very large */
#include "fast_table.h"

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    double all[n][d_model];
    encode_by_turning(n, d_model, all);
    for (size_t pos = 0; pos < n; pos++) {
        for (size_t c = 0; c < d_model; c++) {
            pe[pos][c] = (float)all[pos][c];
        }
    }
}
