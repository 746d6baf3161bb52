/* The share is cut at 0, and not at 1.
 *
 * of: scaled_frequency
 * kind: wrong
 * say: not cut at 1 here */
#include "rotary.h"

double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    double turns = trained * w / 6.28318530717958647692;
    double kept = (turns - low) / (high - low);

    if (kept < 0)
        kept = 0;
    return kept * w + (1 - kept) * w / factor;
}
