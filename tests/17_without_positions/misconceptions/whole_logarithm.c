/* This is what you get when the logarithm is not divided by 10.
 *
 * read: scores-that-grow */
#include "without_positions.h"

#include <math.h>

double score_factor(double factor, double given)
{
    double each = given > 0 ? given : log(fmax(factor, 1)) + 1;

    return each * each;
}
