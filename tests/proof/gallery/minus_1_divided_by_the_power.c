/* The order of pow is right, and so is its exponent.
 *
 * of: pair_frequency
 * kind: wrong
 * say: ^It has the right size and the opposite sign
 * never: the base first */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return -1 / pow(10000, 2.0 * (double)i / (double)d_model);
}
