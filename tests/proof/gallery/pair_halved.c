/* The pair is taken for an index.
 *
 * of: pair_frequency
 * kind: wrong
 * say: It is the pair already */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return pow(10000, -2.0 * (double)(i / 2) / (double)d_model);
}
