/* This is what you get when the exponent is twice as large as it should be.
 * Pair over pairs is 2i/d of chapter 11, where d is two numbers a pair.
 *
 * read: a-turn-that-must-reach-further */
#include "without_positions.h"

#include <math.h>

double long_frequency(size_t pair, size_t pairs, double base, size_t last,
                      size_t trained, const double within[pairs],
                      const double beyond[pairs])
{
    double factor = last + 1 > trained ? beyond[pair] : within[pair];

    return pow(base, -2.0 * (double)pair / (double)pairs) / factor;
}
