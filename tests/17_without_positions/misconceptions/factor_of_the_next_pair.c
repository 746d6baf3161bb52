/* This is what you get when a pair has the factor of the next one.
 *
 * read: a-turn-that-must-reach-further */
#include "without_positions.h"

#include <math.h>

double long_frequency(size_t pair, size_t pairs, double base, size_t last,
                      size_t trained, const double within[pairs],
                      const double beyond[pairs])
{
    double factor = last + 1 > trained ? beyond[(pair + 1) % pairs]
                                       : within[(pair + 1) % pairs];

    return pow(base, -(double)pair / (double)pairs) / factor;
}
