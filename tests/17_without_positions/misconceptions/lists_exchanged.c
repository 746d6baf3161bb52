/* This is what you get when the lists are exchanged: a long text takes the
 * first one.
 *
 * read: a-turn-that-must-reach-further */
#include "without_positions.h"

#include <math.h>

double long_frequency(size_t pair, size_t pairs, double base, size_t last,
                      size_t trained, const double within[pairs],
                      const double beyond[pairs])
{
    double factor = last + 1 > trained ? within[pair] : beyond[pair];

    return pow(base, -(double)pair / (double)pairs) / factor;
}
