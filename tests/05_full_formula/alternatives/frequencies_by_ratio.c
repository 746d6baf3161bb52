/* Each frequency is the one before it, times a fixed ratio. */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    double ratio = pow(10000, -2.0 / (double)d_model), w = 1;

    while (i-- > 0)
        w *= ratio;
    return w;
}
