/* This is what you get in halves when the last number of an odd width is
 * copied. Here an odd width is refused, and nothing is written: a number
 * without a partner can't be turned.
 *
 * read: write-rotate_halves */
#include "rotary.h"

#include <math.h>

bool rotate_halves(double pos, size_t d, double base, const double x[d],
                   double rotated[d])
{
    for (size_t i = 0; i < d / 2; i++) {
        double a = pos * pow(base, -2.0 * (double)i / (double)d);

        rotated[i] = x[i] * cos(a) - x[i + d / 2] * sin(a);
        rotated[i + d / 2] = x[i] * sin(a) + x[i + d / 2] * cos(a);
    }
    if (d % 2 != 0)
        rotated[d - 1] = x[d - 1];
    return true;
}
