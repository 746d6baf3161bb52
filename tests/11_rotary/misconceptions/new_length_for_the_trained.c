/* This is what you get when the turns are counted in the new length, factor
 * times as long. What counts is what the training has shown.
 *
 * read: each-pair-by-its-turns */
#include "rotary.h"

#include <math.h>

double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    double turns = factor * trained * w / (2 * 3.14159265358979323846);
    double kept = fmin(1, fmax(0, (turns - low) / (high - low)));

    return kept * w + (1 - kept) * w / factor;
}
