/* This is what you get when the offset is kept with 11 binary digits, as TF32
 * and float16 have. From 2048 on there are no odd numbers, and then the gaps
 * grow: offsets that are near each other become the same one.
 *
 * read: the-score-knows-only-the-offset
 * shipped: https://github.com/huggingface/transformers/issues/48428 */
#include "digits.h"
#include "offset_identity.h"

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t i = 0; i < d_model / 2; i++)
        sum += cos(in_digits(11, k) *
                   pow(10000, -2.0 * (double)i / (double)d_model));
    return sum;
}
