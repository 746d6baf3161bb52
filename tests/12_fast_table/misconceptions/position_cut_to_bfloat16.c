/* This is what you get when the position is kept in bfloat16, which has 8
 * binary digits. From 256 on it has no odd numbers, and from 65,536 on every
 * 512th number alone: positions that are near each other become the same one.
 *
 * read: what-exact-means
 * shipped: https://github.com/huggingface/diffusers/issues/13920 */
#include "digits.h"
#include "fast_table.h"

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        for (size_t k = 0; k < d_model; k += 2) {
            double w = pow(10000, -(double)k / (double)d_model);
            double phase = cut_to_digits(8, (double)pos) * w;

            pe[pos][k] = (float)sin(phase);
            pe[pos][k + 1] = (float)cos(phase);
        }
}
