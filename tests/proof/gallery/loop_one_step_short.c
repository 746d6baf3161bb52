/* The loop must multiply i times. Pair 1 looks like one whose exponent is a
 * division of whole numbers; pair 2 does not.
 *
 * of: pair_frequency
 * kind: one_step_too_few
 * say: once too few
 * never: every pair has frequency 1
 */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    double step = pow(10000, -2.0 / (double)d_model), w = 1;

    for (size_t k = 1; k < i; k++)
        w *= step;
    return w;
}
