/* 2 / i in the exponent: for pair 0 it is infinite.
 *
 * of: pair_frequency
 * kind: wrong
 * say: is something divided by i, which is 0 here */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return pow(10000, -2 / (double)i / (double)d_model);
}
