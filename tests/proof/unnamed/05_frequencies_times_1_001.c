/* All frequencies are too high by one part in a thousand. */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return 1.001 * pow(10000, -2.0 * (double)i / (double)d_model);
}
