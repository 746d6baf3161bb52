/* This is what you get when this is the frequency of chapter 11. The factor
 * of the list should divide it.
 *
 * read: a-turn-that-must-reach-further */
#include "without_positions.h"

#include <math.h>

double long_frequency(size_t pair, size_t pairs, double base, size_t last,
                      size_t trained, const double within[pairs],
                      const double beyond[pairs])
{
    (void)last, (void)trained, (void)within, (void)beyond;
    return pow(base, -(double)pair / (double)pairs);
}
