/* This is what you get when 1 is added to the factor, within the logarithm. It
 * is added to 0.1 times the logarithm.
 *
 * read: scores-that-grow */
#include "without_positions.h"

#include <math.h>

double score_factor(double factor, double given)
{
    double each = factor < 1 ? 1 : 0.1 * log(factor + 1);

    if (given > 0)
        each = given;
    return each * each;
}
