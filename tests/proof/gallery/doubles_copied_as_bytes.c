/* A row of doubles is copied byte by byte into a row of floats.
 *
 * of: fill_table
 * kind: wrong
 * say: ^These are the bytes of the doubles of row 0, taken for floats */
#include "fast_table.h"

#include <math.h>
#include <string.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++) {
        double row[d_model];
        for (size_t i = 0; i < d_model; i += 2) {
            double a = (double)pos * pow(10000, -(double)i / (double)d_model);
            row[i] = sin(a);
            row[i + 1] = cos(a);
        }
        memcpy(pe[pos], row, sizeof pe[pos]);
    }
}
