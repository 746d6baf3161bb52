/* This is what you get when the position is kept with 11 binary digits, as TF32
 * and float16 have. From 2048 on there are no odd numbers, and then the gaps
 * grow: positions that are near each other become the same one.
 *
 * read: two-layouts
 * shipped: https://github.com/huggingface/transformers/issues/48428 */
#include "digits.h"
#include "rotary.h"

bool rotate_halves(double pos, size_t d, double base, const double x[d],
                   double rotated[d])
{
    double at = in_digits(11, pos);

    if (d % 2 != 0)
        return false;
    for (size_t i = 0; i < d / 2; i++) {
        double a = at * pow(base, -2.0 * (double)i / (double)d);

        rotated[i] = x[i] * cos(a) - x[i + d / 2] * sin(a);
        rotated[i + d / 2] = x[i] * sin(a) + x[i + d / 2] * cos(a);
    }
    return true;
}