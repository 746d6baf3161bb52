/* This is what you get when the offset is kept with 11 binary digits, as TF32
 * and float16 have. From 2048 on there are no odd numbers, and then the gaps
 * grow: offsets that are near each other become the same one.
 *
 * read: write-shift_encoding
 * shipped: https://github.com/huggingface/transformers/issues/48428 */
#include "digits.h"
#include "offset_identity.h"

static double frequency(size_t i, size_t d_model)
{
    return pow(10000, -2.0 * (double)i / (double)d_model);
}

bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model])
{
    if (d_model % 2 != 0)
        return false;
    for (size_t i = 0; i < d_model; i += 2) {
        double angle = cut_to_digits(11, k) * frequency(i / 2, d_model);

        shifted[i] = pe[i] * cos(angle) + pe[i + 1] * sin(angle);
        shifted[i + 1] = pe[i + 1] * cos(angle) - pe[i] * sin(angle);
    }
    return true;
}
