/* This is what you get when this is the length of a wave, 2 pi over the
 * frequency.
 *
 * read: a-turn-that-must-reach-further */
#include "without_positions.h"

#include <math.h>

double long_frequency(size_t pair, size_t pairs, double base, size_t last,
                      size_t trained, const double within[pairs],
                      const double beyond[pairs])
{
    double factor = last + 1 > trained ? beyond[pair] : within[pair];

    return 2 * 3.14159265358979323846 * factor *
           pow(base, (double)pair / (double)pairs);
}
