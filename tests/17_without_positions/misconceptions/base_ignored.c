/* This is what you get when the base is 10000, whatever base is given.
 *
 * read: a-turn-that-must-reach-further */
#include "without_positions.h"

#include <math.h>

double long_frequency(size_t pair, size_t pairs, double base, size_t last,
                      size_t trained, const double within[pairs],
                      const double beyond[pairs])
{
    double factor = last + 1 > trained ? beyond[pair] : within[pair];

    (void)base;
    return pow(10000, -(double)pair / (double)pairs) / factor;
}
