/* Each row comes from the one before it, by turning every pair by its frequency
 * (chapter 06 shows why). Each step adds a rounding error, so this is good for
 * short tables only. A lone sine has no cosine, so it is computed directly. */
#include "full_formula.h"

#include <math.h>

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    encode_position(0, d_model, pe[0]);
    for (size_t pos = 1; pos < n; pos++) {
        encode_position(pos, d_model, pe[pos]);
        for (size_t k = 0; k + 1 < d_model; k += 2) {
            double w = pair_frequency(k / 2, d_model);
            const double *before = &pe[pos - 1][k];

            pe[pos][k] = before[0] * cos(w) + before[1] * sin(w);
            pe[pos][k + 1] = before[1] * cos(w) - before[0] * sin(w);
        }
    }
}
