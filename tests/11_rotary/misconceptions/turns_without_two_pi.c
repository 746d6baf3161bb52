/* This is what you get when radians are taken for turns. A turn is 2 pi
 * radians: trained times w is divided by this.
 *
 * read: each-pair-by-its-turns */
#include "rotary.h"

#include <math.h>

double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    double turns = trained * w;
    double kept = fmin(1, fmax(0, (turns - low) / (high - low)));

    return kept * w + (1 - kept) * w / factor;
}
