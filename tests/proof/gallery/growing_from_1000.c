/* Two slips.
 *
 * of: pair_frequency
 * kind: wrong
 * say: 1000 stands */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return pow(1000, 2.0 * (double)i / (double)d_model);
}
