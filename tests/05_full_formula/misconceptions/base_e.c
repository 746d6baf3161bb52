/* This is what you get with exp(-2i/d_model). The base is then e and not 10000,
 * and even the slowest wave makes a turn in about 17 positions.
 *
 * read: the-exponent */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return exp(-2.0 * (double)i / (double)d_model);
}
