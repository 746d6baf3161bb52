/* This is what you get when the share is taken for what is slowed, or begins at
 * the wrong end, so that fast pairs are slowed and slow ones stay. It is the
 * share that is kept: 1 from high turns on.
 *
 * read: each-pair-by-its-turns */
#include "rotary.h"

#include <math.h>

double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    double turns = trained * w / (2 * 3.14159265358979323846);
    double kept = fmin(1, fmax(0, (turns - low) / (high - low)));

    return (1 - kept) * w + kept * w / factor;
}
