/* This is what you get when the position is kept with 11 binary digits, as
 * TF32 and float16 have. From 2048 on there are no odd numbers, and then the
 * gaps grow: positions that are near each other become the same one.
 *
 * read: what-exact-means
 * shipped: https://github.com/huggingface/transformers/issues/48428 */
#include "digits.h"
#include "fast_table.h"

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        for (size_t k = 0; k < d_model; k += 2) {
            double w = pow(10000, -(double)k / (double)d_model);
            double phase = cut_to_digits(11, (double)pos) * w;

            pe[pos][k] = (float)sin(phase);
            pe[pos][k + 1] = (float)cos(phase);
        }
}
