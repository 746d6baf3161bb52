/* This is what you get when the last frequency is exactly 1/10000, because i
 * is divided by the number of pairs minus 1. The code of the paper's authors
 * does that. The formula in the paper divides 2i by d_model.
 *
 * read: how-long-the-longest-wave-is
 * shipped: https://github.com/tensorflow/tensor2tensor/pull/177 */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    double last = d_model > 3 ? (double)(d_model / 2 - 1) : 1;

    return pow(10000, -(double)i / last);
}
