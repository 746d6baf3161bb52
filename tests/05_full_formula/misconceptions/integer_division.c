/* This is what you get when 2 * i / d_model is a division of whole numbers. It
 * drops the remainder, so the exponent is 0 and every pair has frequency 1.
 *
 * read: the-exponent
 * shipped: https://github.com/Kyubyong/transformer/pull/81 */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return pow(10000, -(double)(2 * i / d_model));
}
