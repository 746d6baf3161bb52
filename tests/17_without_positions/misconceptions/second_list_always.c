/* This is what you get when a short text takes the second list, too.
 *
 * read: a-turn-that-must-reach-further
 * shipped: https://github.com/lablup/mlxcel/issues/1358 */
#include "without_positions.h"

#include <math.h>

double long_frequency(size_t pair, size_t pairs, double base, size_t last,
                      size_t trained, const double within[pairs],
                      const double beyond[pairs])
{
    (void)last, (void)trained, (void)within;
    return pow(base, -(double)pair / (double)pairs) / beyond[pair];
}
