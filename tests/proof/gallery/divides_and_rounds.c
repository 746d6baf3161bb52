/* One test divides by zero. The others show why.
 *
 * of: pair_frequency
 * kind: division
 * say: The tests of this exercise that come to their end show something else */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return pow(10000, -(double)(i / (d_model / 2)));
}
