/* This is what you get when the share is not cut to 0 and 1: fast pairs become
 * faster than they were, and slow ones slower than by the factor, or turn
 * backwards.
 *
 * read: each-pair-by-its-turns */
#include "rotary.h"

double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    double turns = trained * w / (2 * 3.14159265358979323846);
    double kept = (turns - low) / (high - low);

    return kept * w + (1 - kept) * w / factor;
}
