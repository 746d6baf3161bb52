/* This is what you get with a minus sign before a size_t, as in -2 * i. A
 * size_t has no numbers below zero and becomes very large instead. From pair 1
 * on the frequency is then infinite. Make i a double first.
 *
 * read: the-exponent */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return pow(10000, (double)(-2 * i) / (double)d_model);
}
