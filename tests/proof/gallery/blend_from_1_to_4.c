/* The blend lies between 1 and 4 turns, whatever low and high are.
 *
 * of: scaled_frequency
 * kind: wrong
 * say: as Llama 3.1 does */
#include "rotary.h"

#include <math.h>

double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    const double pi2 = 8 * atan(1);
    double wavelen = pi2 / w;
    double smooth;

    if (wavelen < trained / high)
        return w;
    smooth = (trained / wavelen - 1) / (4.0 - 1);
    if (smooth < 0)
        return w / factor;
    return (1 - smooth) * w / factor + smooth * w;
}
