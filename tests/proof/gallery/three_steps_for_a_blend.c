/* All pairs between the two limits keep one quarter.
 *
 * of: scaled_frequency
 * kind: wrong
 * say: as with the share 0.2500
 * never: has made 1.7500 */
#include "rotary.h"

double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    double turns = trained * w / 6.28318530717958647692;
    double kept = turns <= low ? 0 : turns >= high ? 1 : 0.25;

    return kept * w + (1 - kept) * w / factor;
}
