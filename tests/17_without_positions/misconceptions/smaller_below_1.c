/* This is what you get when scores shrink where the factor is below 1. There
 * they should stay as they are.
 *
 * read: scores-that-grow */
#include "without_positions.h"

#include <math.h>

double score_factor(double factor, double given)
{
    double each = given > 0 ? given : 0.1 * log(factor) + 1;

    return each * each;
}
