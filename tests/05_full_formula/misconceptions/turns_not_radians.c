/* This is what you get when the frequency is taken for turns per position and
 * multiplied by 2 pi. The first pair then stands still at all whole positions.
 *
 * read: the-exponent */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    const double turn = 6.283185307179586;

    return turn * pow(10000, -2.0 * (double)i / (double)d_model);
}
