/* of: rotate_halves
 * kind: wrong
 * say: its angle has changed by -1, but for whole turns */
#include "rotary.h"

#include <math.h>

bool rotate_halves(double pos, size_t d, double base, const double x[d],
                   double rotated[d])
{
    size_t h = d / 2;
    if (2 * h != d)
        return false;
    for (size_t i = 0; i < h; i++) {
        double a = pos * pow(base, -(double)i / (double)d);
        rotated[i] = x[i] * cos(a) + x[i + h] * sin(a);
        rotated[i + h] = -x[i] * sin(a) + x[i + h] * cos(a);
    }
    return true;
}
