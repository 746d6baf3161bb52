/* This is what you get when all sines are taken to stand before all cosines, so
 * that pair i is the numbers i and i + d_model/2. Here sine and cosine of a
 * pair stand side by side.
 *
 * read: the-formulas-symbol-by-symbol */
#include "fast_table.h"

void turn_row(size_t d_model, const double step[d_model],
              const double row[d_model], double next[d_model])
{
    for (size_t s = 0, c = d_model / 2; c < d_model; s++, c++) {
        next[s] = row[s] * step[c] + row[c] * step[s];
        next[c] = row[c] * step[c] - row[s] * step[s];
    }
}
