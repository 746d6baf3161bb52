/* The logarithm of 10000 has too few digits.
 *
 * of: pair_frequency
 * kind: wrong
 * say: what 9.21 gives */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return exp(-9.21 * 2 * (double)i / (double)d_model);
}
