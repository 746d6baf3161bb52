/* What is kept grows twice as fast, and is cut at 1.
 *
 * of: scaled_frequency
 * kind: wrong
 * say: Pair 29 is not slowed here */
#include "rotary.h"

#include <math.h>

double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    double turns = trained * w / (2 * acos(-1));
    double share = 2 * (turns - low) / (high - low);

    share = share < 0 ? 0 : share > 1 ? 1 : share;
    return share * w + (1 - share) * w / factor;
}
