/* This is what you get when the number that the settings give is multiplied
 * by that of the formula. It should take its place.
 *
 * read: scores-that-grow
 * shipped: https://github.com/sgl-project/sglang/pull/33558 */
#include "without_positions.h"

#include <math.h>

double score_factor(double factor, double given)
{
    double each = 0.1 * log(fmax(factor, 1)) + 1;

    return each * each * (given > 0 ? given * given : 1);
}
