/* This is what you get when the exponent is always 0 and every pair has
 * frequency 1. Is 2 * i / d_model a division of whole numbers? It drops the
 * remainder. Or does the exponent not use i at all?
 *
 * read: the-exponent
 * shipped: https://github.com/Kyubyong/transformer/pull/81 */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return pow(10000, -(double)(2 * i / d_model));
}
