/* Both sines have a plus sign, and the turns grow where a frequency falls. They
 * are too many in most calls, but a frequency does not always stay.
 *
 * of: rotate_halves
 * kind: halves_without_a_minus
 * say: both sines have a plus sign
 *
 * of: scaled_frequency
 * kind: wrong
 * say: is not slowed here
 * never: always stays */
#include "rotary.h"

#include <math.h>

static double angle(double pos, double base, size_t i, size_t d)
{
    return pos * pow(base, -2 * (double)i / (double)d);
}

bool rotate_halves(double pos, size_t d, double base, const double x[d],
                   double rotated[d])
{
    if (d % 2 == 1)
        return false;
    size_t half = d / 2;
    for (size_t i = 0; i < half; i++) {
        double t = angle(pos, base, i, d);
        rotated[i] = x[i] * cos(t) + x[i + half] * sin(t);
        rotated[i + half] = x[i] * sin(t) + x[i + half] * cos(t);
    }
    return true;
}

double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    double t = trained / w / 6.283185307179586;
    if (t >= high)
        return w;
    if (t <= low)
        return w / factor;
    double s = (t - low) / (high - low);
    return w * (s + (1 - s) / factor);
}
