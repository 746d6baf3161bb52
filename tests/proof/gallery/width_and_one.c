/* The width is 1 too large.
 *
 * of: pair_frequency
 * kind: wrong
 * say: d_model [+] 1 here */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return pow(10000, -2.0 * (double)i / ((double)d_model + 1));
}
