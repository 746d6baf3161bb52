/* This is what you get when the offset is kept with 11 binary digits, as TF32
 * and float16 have. From 2048 on there are no odd numbers, and then the gaps
 * grow: offsets that are near each other become the same one.
 *
 * read: a-block-for-each-pair
 * shipped: https://github.com/huggingface/transformers/issues/48428 */
#include "digits.h"
#include "offset_identity.h"

bool offset_matrix(double k, size_t d_model, double t[d_model][d_model])
{
    if (d_model % 2 != 0)
        return false;
    for (size_t row = 0; row < d_model; row++)
        for (size_t column = 0; column < d_model; column++)
            t[row][column] = 0;
    for (size_t i = 0; i < d_model; i += 2) {
        double w = pow(10000, -(double)i / (double)d_model);
        double angle = cut_to_digits(11, k) * w;

        t[i][i] = t[i + 1][i + 1] = cos(angle);
        t[i][i + 1] = sin(angle);
        t[i + 1][i] = -sin(angle);
    }
    return true;
}
