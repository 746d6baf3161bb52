/* This is what you get when the factor itself is taken, and not its
 * logarithm.
 *
 * read: scores-that-grow */
#include "without_positions.h"

#include <math.h>

double score_factor(double factor, double given)
{
    double each = given > 0 ? given : 0.1 * fmax(factor, 1) + 1;

    return each * each;
}
