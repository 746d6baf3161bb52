/* All pairs between the two limits keep one half.
 *
 * of: scaled_frequency
 * kind: wrong
 * say: keeps the share 0.5000, and has made 2.5000 */
#include "rotary.h"

double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    double turns = trained * w / 6.28318530717958647692;
    double kept = turns <= low ? 0 : turns >= high ? 1 : 0.5;

    return kept * w + (1 - kept) * w / factor;
}
