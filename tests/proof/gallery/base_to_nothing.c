/* 1 / 10000 is 0 in C.
 *
 * of: pair_frequency
 * kind: wrong
 * say: those pass in which i is 0, and the others are wrong\.$
 * never: d_model is multiplied */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return pow(1 / 10000, 2.0 * (double)i / (double)d_model);
}
