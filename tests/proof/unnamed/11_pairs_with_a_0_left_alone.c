/* In halves, a pair with a 0 in it is taken over as it is. */
#include "rotary.h"

#include <math.h>

bool rotate_halves(double pos, size_t d, double base, const double x[d],
                   double rotated[d])
{
    size_t half = d / 2;

    if (d % 2 != 0)
        return false;
    for (size_t i = 0; i < half; i++) {
        double a = pos * pow(base, -(double)i / (double)half);

        if (x[i] == 0 || x[i + half] == 0)
            a = 0;
        rotated[i] = x[i] * cos(a) - x[i + half] * sin(a);
        rotated[i + half] = x[i] * sin(a) + x[i + half] * cos(a);
    }
    return true;
}
