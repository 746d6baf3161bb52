/* of: scaled_frequency
 * say: twice as many turns */
#include "rotary.h"

#include <math.h>

double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    double t = trained * w / M_PI,
           s = fmin(1, fmax(0, (t - low) / (high - low)));
    return s * w + (1 - s) * w / factor;
}
