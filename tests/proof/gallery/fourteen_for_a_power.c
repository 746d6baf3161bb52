/* 10 ^ 4 is 14 in C.
 *
 * of: pair_frequency
 * kind: wrong
 * say: as 10 \^ 4 does: C's \^ is for the bits */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return pow(10 ^ 4, -2.0 * (double)i / (double)d_model);
}
