/* Two known mistakes in one formula: 1000 for 10000, and i in place of 2i. */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return pow(1000, -1.0 * (double)i / (double)d_model);
}
