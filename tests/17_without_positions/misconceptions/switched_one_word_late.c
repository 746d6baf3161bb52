/* This is what you get when the position of the last word is compared. The
 * text has one word more than that.
 *
 * read: a-turn-that-must-reach-further */
#include "without_positions.h"

#include <math.h>

double long_frequency(size_t pair, size_t pairs, double base, size_t last,
                      size_t trained, const double within[pairs],
                      const double beyond[pairs])
{
    double factor = last > trained ? beyond[pair] : within[pair];

    return pow(base, -(double)pair / (double)pairs) / factor;
}
