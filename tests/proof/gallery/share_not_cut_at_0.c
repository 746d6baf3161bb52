/* of: scaled_frequency
 * say: not cut at 0 here */
#include "rotary.h"

#include <math.h>

double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    double t = trained * w / (2 * M_PI), s = fmin(1, (t - low) / (high - low));
    return s * w + (1 - s) * w / factor;
}
