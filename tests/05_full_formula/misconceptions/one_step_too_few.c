/* This is what you get when pair 1 has the frequency of pair 0, pair 2 that of
 * pair 1, and so on. Does a loop multiply by the ratio of two frequencies? It
 * must do so i times. A loop that begins at 1 and stops before i does so once
 * too few.
 *
 * read: the-exponent */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    size_t steps = i > 0 ? i - 1 : 0;

    return pow(10000, -2.0 * (double)steps / (double)d_model);
}
