/* This is what you get when the last number of an odd width is copied. Here an
 * odd width is refused, and nothing is written: a number without a partner
 * can't be turned, and such a width is mostly a mistake of the caller.
 *
 * read: write-rotate */
#include "rotary.h"

#include <math.h>

bool rotate(double pos, size_t d, double base, const double x[d],
            double rotated[d])
{
    for (size_t s = 0; s + 1 < d; s += 2) {
        double a = pos * pow(base, -(double)s / (double)d);

        rotated[s] = x[s] * cos(a) - x[s + 1] * sin(a);
        rotated[s + 1] = x[s] * sin(a) + x[s + 1] * cos(a);
    }
    if (d % 2 != 0)
        rotated[d - 1] = x[d - 1];
    return true;
}
