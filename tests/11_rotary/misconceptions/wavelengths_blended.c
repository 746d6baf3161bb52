/* This is what you get when the lengths of the waves are blended, and not the
 * frequencies. Both ends come out right, and the pairs between do not.
 *
 * read: each-pair-by-its-turns */
#include "rotary.h"

#include <math.h>

double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    double turns = trained * w / (2 * 3.14159265358979323846);
    double kept = fmin(1, fmax(0, (turns - low) / (high - low)));

    return 1 / (kept / w + (1 - kept) * factor / w);
}
