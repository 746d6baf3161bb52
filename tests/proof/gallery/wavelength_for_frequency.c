/* of: pair_frequency
 * kind: wrong
 * never: pow.10000, 0. */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return 6.283185307179586 / pow(10000, -2.0 * (double)i / (double)d_model);
}
