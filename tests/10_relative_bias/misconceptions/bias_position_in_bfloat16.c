/* This is what you get when the distance is kept in bfloat16, which has 8
 * binary digits. From 256 on it has no odd numbers, and from 65,536 on every
 * 512th number alone: distances that are near each other become the same one.
 *
 * read: minus-the-distance
 * shipped: https://github.com/huggingface/diffusers/issues/13920 */
#include "digits.h"
#include "relative_bias.h"

void alibi_bias(size_t n, double slope, double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            bias[i][j] =
                j > i ? -INFINITY : -slope * in_digits(8, (double)(i - j));
}
