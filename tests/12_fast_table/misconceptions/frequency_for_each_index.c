/* This is what you get when the exponent is index / d_model, so that every
 * index has a frequency of its own. The sines are right. Each cosine needs the
 * frequency of the sine before it: the exponent is 2i / d_model for both, where
 * i is the pair.
 *
 * read: a-table-row-by-row */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t index = 0; index < d_model; index++) {
        double w = pow(10000, -(double)index / (double)d_model);

        for (size_t pos = 0; pos < n; pos++) {
            double phase = (double)pos * w;

            pe[pos][index] = (float)(index % 2 == 0 ? sin(phase) : cos(phase));
        }
    }
}
