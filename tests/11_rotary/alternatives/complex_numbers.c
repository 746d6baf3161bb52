/* A pair is the complex number x + iy, and turning it is one multiplication.
 * Pairs are written from the last to the first. */
#include "rotary.h"

#include <complex.h>
#include <math.h>

static double complex turned(double pos, size_t i, size_t d, double base,
                             double x, double y)
{
    double a = pos * exp(-2.0 * (double)i / (double)d * log(base));

    return (x + y * I) * (cos(a) + sin(a) * I);
}

bool rotate(double pos, size_t d, double base, const double x[d],
            double rotated[d])
{
    if (d & 1)
        return false;
    for (size_t i = d / 2; i-- > 0;) {
        double complex z = turned(pos, i, d, base, x[2 * i], x[2 * i + 1]);

        rotated[2 * i] = creal(z);
        rotated[2 * i + 1] = cimag(z);
    }
    return true;
}

bool rotate_halves(double pos, size_t d, double base, const double x[d],
                   double rotated[d])
{
    if (d & 1)
        return false;
    for (size_t i = d / 2; i-- > 0;) {
        double complex z = turned(pos, i, d, base, x[i], x[i + d / 2]);

        rotated[i] = creal(z);
        rotated[i + d / 2] = cimag(z);
    }
    return true;
}
