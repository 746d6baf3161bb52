/* The frequency becomes an int, which is 0.
 *
 * of: pair_frequency
 * kind: wrong
 * never: d_model is multiplied */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    int w = pow(10000, -2.0 * (double)i / (double)d_model);
    return w;
}
