/* This is what you get when the share goes to w / factor, and 1 less it to w,
 * and the share is not cut at 0 and 1.
 *
 * read: each-pair-by-its-turns */
#include "rotary.h"

#include <math.h>

double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    const double pi = acos(-1.0);
    double turns = trained * w / (2 * pi);
    double share = (turns - low) / (high - low);
    if (share > 1) {
        share = 1;
    }
    return (1 - share) * w + share * w / factor;
}
