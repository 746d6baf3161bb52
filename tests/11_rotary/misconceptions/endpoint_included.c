/* This is what you get when the exponent runs from 0 to 1, with d - 2 in place
 * of d. The slowest pair then has the frequency 1/base, but there it is pair
 * d/2, one past the last, that has it.
 *
 * read: longer-texts */
#include "with_frequency.h"

static double frequency(size_t i, size_t d, double base)
{
    return d == 2 ? 1 : pow(base, -2.0 * (double)i / (double)(d - 2));
}
