/* This is what you get when frequency, phase and sine are all computed in
 * float. At row 8191 the fourth decimal is wrong. Compute in double, and round
 * to float only what is stored.
 *
 * read: what-exact-means
 * shipped:
 * https://github.com/pytorch/examples/blob/main/word_language_model/model.py */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        for (size_t k = 0; k < d_model; k += 2) {
            float w = powf(10000, -(float)k / (float)d_model);

            pe[pos][k] = sinf((float)pos * w);
            pe[pos][k + 1] = cosf((float)pos * w);
        }
}
