/* The position becomes a whole number.
 *
 * of: rotate
 * kind: wrong
 * say: ^It turns as if pos were 0, not 0.001. Is it made a whole number
 * never: bfloat16 */
#include "rotary.h"

#include <math.h>

bool rotate(double pos, size_t d, double base, const double x[d],
            double rotated[d])
{
    if (d % 2 != 0)
        return false;
    for (size_t i = 0; i < d / 2; i++) {
        double a =
            (double)(size_t)pos * pow(base, -2.0 * (double)i / (double)d);
        double s = sin(a), c = cos(a);
        rotated[2 * i] = x[2 * i] * c - x[2 * i + 1] * s;
        rotated[2 * i + 1] = x[2 * i] * s + x[2 * i + 1] * c;
    }
    return true;
}
