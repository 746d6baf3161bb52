/* This is what you get when a score grows by the root of what a query grows
 * by. It should be the square.
 *
 * read: scores-that-grow */
#include "without_positions.h"

#include <math.h>

double score_factor(double factor, double given)
{
    double each = given > 0 ? given : 0.1 * log(fmax(factor, 1)) + 1;

    return sqrt(each);
}
