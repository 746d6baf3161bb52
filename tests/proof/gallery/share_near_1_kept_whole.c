/* A share near 1 is taken for 1.
 *
 * of: scaled_frequency
 * kind: wrong
 * say: is kept is 0.9922 */
#include "rotary.h"

#include <math.h>

double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    const double pi = acos(-1.0);
    double turns = trained * w / (2 * pi);
    double share = (turns - low) / (high - low);
    if (share < 0) {
        share = 0;
    }
    if (share > 0.99) {
        share = 1;
    }
    return share * w + (1 - share) * w / factor;
}
