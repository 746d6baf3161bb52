/* A minus for a division.
 *
 * of: pair_frequency
 * kind: wrong
 * say: which is 0 here, or subtracted that is to be divided */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return 1 - pow(10000, -2.0 * (double)i / (double)d_model);
}
