/* This is what you get when a pair with a number of 0 is left as it is. (1, 0)
 * turns to the cosine and the sine of the angle.
 *
 * read: turning-instead-of-adding */
#include "rotary.h"

#include <math.h>

bool rotate(double pos, size_t d, double base, const double x[d],
            double rotated[d])
{
    if (d % 2 != 0) {
        return false;
    }
    for (size_t i = 0; i < d / 2; i++) {
        if (x[2 * i] == 0 || x[2 * i + 1] == 0) {
            rotated[2 * i] = x[2 * i];
            rotated[2 * i + 1] = x[2 * i + 1];
            continue;
        }
        double a = pos * pow(base, -2.0 * (double)i / (double)d);
        double s = sin(a), c = cos(a);
        rotated[2 * i] = x[2 * i] * c - x[2 * i + 1] * s;
        rotated[2 * i + 1] = x[2 * i] * s + x[2 * i + 1] * c;
    }
    return true;
}
