/* This is what you get when 2 times 0.1 times the logarithm is added to 1. The
 * square of a sum has the square of the logarithm's part, too.
 *
 * read: scores-that-grow */
#include "without_positions.h"

#include <math.h>

double score_factor(double factor, double given)
{
    if (given > 0)
        return given * given;
    return factor < 1 ? 1 : 1 + 0.2 * log(factor);
}
