/* The sine is the root of 1 less the square of the cosine.
 *
 * of: rotate
 * kind: wrong
 * say: ^Is the sine made of the cosine here, as the root of 1 - cosine.2.
 * never: at which the loop reaches */
#include "rotary.h"

#include <math.h>

bool rotate(double pos, size_t d, double base, const double x[d],
            double rotated[d])
{
    if (d % 2 != 0)
        return false;
    for (size_t i = 0; i < d / 2; i++) {
        double a = pos * pow(base, -2.0 * (double)i / (double)d);
        double c = cos(a), s = sqrt(1 - c * c);
        rotated[2 * i] = x[2 * i] * c - x[2 * i + 1] * s;
        rotated[2 * i + 1] = x[2 * i] * s + x[2 * i + 1] * c;
    }
    return true;
}
