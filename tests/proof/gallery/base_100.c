/* Another cause of the numbers of a known mistake.
 *
 * of: pair_frequency
 * kind: half_the_exponent
 * say: 100 in place of 10000 */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return pow(100, -2.0 * (double)i / (double)d_model);
}
