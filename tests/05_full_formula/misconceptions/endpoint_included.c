/* This is what you get when the frequencies are spread so that the last one is
 * exactly 1/10000: the exponent is then divided by d_model - 2. A well-known
 * library does that, and calls it by the same name; it is another encoding
 * than the paper's.
 *
 * read: how-long-the-longest-wave-is */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    double last = d_model > 3 ? (double)(d_model / 2 - 1) : 1;

    return pow(10000, -(double)i / last);
}
