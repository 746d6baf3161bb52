/* Each pair is read as a length and an angle, and written again with the angle
 * of the turn added to it, in long double. A frequency is scaled by the length
 * of its wave. */
#include "rotary.h"

#include <math.h>

bool rotate(double pos, size_t d, double base, const double x[d],
            double rotated[d])
{
    if (d % 2 == 1)
        return false;
    for (size_t s = 0; s < d; s += 2) {
        long double y = (long double)x[s + 1];
        long double length = hypotl((long double)x[s], y);
        long double angle = atan2l(y, (long double)x[s]);

        angle += (long double)pos *
                 powl((long double)base, -(long double)s / (long double)d);
        rotated[s] = (double)(length * cosl(angle));
        rotated[s + 1] = (double)(length * sinl(angle));
    }
    return true;
}

/* As Meta's code has it: by the length of the wave. */
double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    double wave = 8 * atan(1) / w, share;

    if (wave < trained / high)
        return w;
    if (wave > trained / low)
        return w / factor;
    share = (trained / wave - low) / (high - low);
    return (1 - share) * w / factor + share * w;
}
