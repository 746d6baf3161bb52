/* This is what you get with a minus sign before a size_t, as in -2 * i. A
 * size_t has no numbers below zero and becomes very large instead. The
 * frequency is then infinite, and has no sine. Make i a double first.
 *
 * read: the-formula-symbol-by-symbol */
#include "with_frequency.h"

static double frequency(size_t i, size_t d_model)
{
    return pow(10000, (double)(-2 * i) / (double)d_model);
}
