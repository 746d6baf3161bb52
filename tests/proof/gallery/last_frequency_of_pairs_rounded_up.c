/* The last frequency is 1/10000, also for an odd width.
 *
 * of: pair_frequency
 * kind: wrong
 * say: the exponent is i / \(pairs - 1\) */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    size_t pairs = (d_model + 1) / 2;

    if (pairs == 1)
        return 1;
    return pow(10000, -(double)i / (double)(pairs - 1));
}
