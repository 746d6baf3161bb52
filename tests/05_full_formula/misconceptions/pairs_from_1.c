/* This is what you get when the pairs are counted from 1. Each pair then has
 * the frequency of the next one, and no pair has frequency 1.
 *
 * read: the-exponent */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return pow(10000, -2.0 * (double)(i + 1) / (double)d_model);
}
