/* This is what you get when the share is (turns - low)/high. It has to reach 1
 * at high turns: divide by high - low.
 *
 * read: each-pair-by-its-turns */
#include "rotary.h"

#include <math.h>

double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    double turns = trained * w / (2 * 3.14159265358979323846);
    double kept = fmin(1, fmax(0, (turns - low) / high));

    return kept * w + (1 - kept) * w / factor;
}
