/* of: pair_frequency
 * kind: wrong
 * say: ^It is what it should be, to the power of 1\.5 */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return pow(10000, -3.0 * (double)i / (double)d_model);
}
