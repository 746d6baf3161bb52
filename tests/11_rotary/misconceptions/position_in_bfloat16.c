/* This is what you get when the position is kept in bfloat16, which has 8
 * binary digits. From 256 on it has no odd numbers, and from 65,536 on every
 * 512th number alone: positions that are near each other become the same one.
 *
 * read: turning-instead-of-adding
 * shipped: https://github.com/huggingface/diffusers/issues/13920 */
#include "digits.h"
#include "rotary.h"

bool rotate(double pos, size_t d, double base, const double x[d],
            double rotated[d])
{
    double at = in_digits(8, pos);

    if (d % 2 != 0)
        return false;
    for (size_t i = 0; i < d / 2; i++) {
        double a = at * pow(base, -2.0 * (double)i / (double)d);

        rotated[2 * i] = x[2 * i] * cos(a) - x[2 * i + 1] * sin(a);
        rotated[2 * i + 1] = x[2 * i] * sin(a) + x[2 * i + 1] * cos(a);
    }
    return true;
}