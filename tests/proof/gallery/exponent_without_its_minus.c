/* There is no position in this exercise.
 *
 * of: pair_frequency
 * kind: growing_frequencies
 * say: the frequency of pair i is 10000\^\(2i/d_model\), and not 1 divided by
 * never: the position is multiplied */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return pow(10000, 2.0 * (double)i / (double)d_model);
}
