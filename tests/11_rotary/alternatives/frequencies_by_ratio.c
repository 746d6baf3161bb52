/* Each frequency is the one before it, times a fixed ratio. */
#include "rotary.h"

#include <math.h>

bool rotate(double pos, size_t d, double base, const double x[d],
            double rotated[d])
{
    double ratio = pow(base, -2 / (double)d), w = 1;

    if (d % 2 != 0)
        return false;
    for (size_t s = 0; s < d; s += 2, w *= ratio) {
        rotated[s] = x[s] * cos(pos * w) - x[s + 1] * sin(pos * w);
        rotated[s + 1] = x[s] * sin(pos * w) + x[s + 1] * cos(pos * w);
    }
    return true;
}

double stretched_base(double base, size_t d, double factor)
{
    return exp(log(base) + log(factor) * (double)d / ((double)d - 2));
}
