/* Every pair from 2 on has the frequency of the pair before it; pairs 0 and 1
 * are right. */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    size_t steps = i > 1 ? i - 1 : i;

    return pow(10000, -2.0 * (double)steps / (double)d_model);
}
