/* This is what you get when the last frequency is exactly 1/10000, because i is
 * divided by the number of pairs minus 1. The formula divides 2i by d_model.
 *
 * read: the-formula-symbol-by-symbol */
#include "with_frequency.h"

static double frequency(size_t i, size_t d_model)
{
    double last = d_model > 3 ? (double)(d_model / 2 - 1) : 1;

    return pow(10000, -(double)i / last);
}
