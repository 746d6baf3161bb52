/* rotate, right but for the frequency of a pair: each file here that gets it
 * wrong defines its own. */
#include "rotary.h"

#include <math.h>

static double frequency(size_t i, size_t d, double base);

bool rotate(double pos, size_t d, double base, const double x[d],
            double rotated[d])
{
    if (d % 2 != 0)
        return false;
    for (size_t i = 0; i < d / 2; i++) {
        double a = pos * frequency(i, d, base);

        rotated[2 * i] = x[2 * i] * cos(a) - x[2 * i + 1] * sin(a);
        rotated[2 * i + 1] = x[2 * i] * sin(a) + x[2 * i + 1] * cos(a);
    }
    return true;
}
