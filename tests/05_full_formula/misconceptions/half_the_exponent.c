/* This is what you get with i / d_model in the exponent where the formula has
 * 2i / d_model, or with 100 in place of 10000. The frequencies fall too slowly,
 * and the slowest wave is up to a hundred times too fast.
 *
 * read: the-exponent */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return pow(10000, -1.0 * (double)i / (double)d_model);
}
