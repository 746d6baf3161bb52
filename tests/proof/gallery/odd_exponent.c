/* of: pair_frequency
 * kind: wrong
 * say: ^The exponent is .2i \+ 1./d_model here
 * never: the base first */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return pow(10000, -(double)(2 * i + 1) / (double)d_model);
}
