/* A pair that keeps more than half, and not all, keeps nothing.
 *
 * of: scaled_frequency
 * kind: wrong
 * say: Pair 29 is slowed 8 times here */
#include "rotary.h"

#include <math.h>

double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    double turns = trained * w / (2 * acos(-1));
    double share = turns >= high ? 1 : (turns - low) / (high - low);

    share = share < 0 || (share > 0.5 && share < 1) ? 0 : share;
    return share * w + (1 - share) * w / factor;
}
