/* This is what you get with i - 1 in the exponent, where i is a size_t. For
 * pair 0 there is no -1: i - 1 becomes very large, and the frequency 0. The
 * pairs count from 0 already, so nothing has to be subtracted.
 *
 * read: the-exponent */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return pow(10000, -2.0 * (double)(i - 1) / (double)d_model);
}
