/* This is what you get when a share above 1 becomes 0. It becomes 1: a fast
 * pair keeps its frequency.
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
    if (share < 0) {
        share = 0;
    }
    if (share > 1) {
        share = 0;
    }
    return share * w + (1 - share) * w / factor;
}
