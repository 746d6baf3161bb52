/* This is what you get when the 1 is left out, so that scores shrink to
 * nearly nothing.
 *
 * read: scores-that-grow */
#include "without_positions.h"

#include <math.h>

double score_factor(double factor, double given)
{
    double each = given > 0 ? given : 0.1 * log(fmax(factor, 1));

    return each * each;
}
