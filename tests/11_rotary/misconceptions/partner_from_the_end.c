/* This is what you get when number i is paired with number d - 1 - i, counted
 * from the end. Its partner is number i + d/2.
 *
 * read: two-layouts */
#include "rotary.h"

#include <math.h>

bool rotate_halves(double pos, size_t d, double base, const double x[d],
                   double rotated[d])
{
    if (d % 2 != 0)
        return false;
    for (size_t i = 0; i < d / 2; i++) {
        double a = pos * pow(base, -2.0 * (double)i / (double)d);

        rotated[i] = x[i] * cos(a) - x[d - 1 - i] * sin(a);
        rotated[d - 1 - i] = x[i] * sin(a) + x[d - 1 - i] * cos(a);
    }
    return true;
}
