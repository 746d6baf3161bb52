/* This is what you get when the offset is kept in bfloat16, which has 8 binary
 * digits. From 256 on it has no odd numbers, and from 65,536 on every 512th
 * number alone: offsets that are near each other become the same one.
 *
 * read: the-score-knows-only-the-offset
 * shipped: https://github.com/huggingface/diffusers/issues/13920 */
#include "digits.h"
#include "offset_identity.h"

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t i = 0; i < d_model / 2; i++)
        sum += cos(in_digits(8, k) *
                   pow(10000, -2.0 * (double)i / (double)d_model));
    return sum;
}
