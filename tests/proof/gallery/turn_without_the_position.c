/* The position is missing in the cosine, and the index is taken twice. At
 * position 1 pair 0 is right all the same.
 *
 * of: rotate
 * kind: wrong
 * say: Pair 1 stands at 2 and 3\. It turns by the angle 0\.01, */
#include "rotary.h"

#include <math.h>

bool rotate(double pos, size_t d, double base, const double x[d],
            double rotated[d])
{
    if (d % 2 == 1)
        return false;
    for (size_t i = 0; i < d; i += 2) {
        double w = pow(base, -2 * (double)i / (double)d);

        rotated[i] = x[i] * cos(w) - x[i + 1] * sin(pos * w);
        rotated[i + 1] = x[i] * sin(pos * w) + x[i + 1] * cos(w);
    }
    return true;
}
