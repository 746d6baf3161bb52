/* This is what you get when the number that the settings give is taken for
 * that of the score. The query and the key are both multiplied by it.
 *
 * read: scores-that-grow */
#include "without_positions.h"

#include <math.h>

double score_factor(double factor, double given)
{
    double each = 0.1 * log(fmax(factor, 1)) + 1;

    return given > 0 ? given : each * each;
}
