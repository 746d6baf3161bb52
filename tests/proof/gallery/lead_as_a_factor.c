/* The lead itself is a factor, not its power.
 *
 * of: counted_position
 * kind: (wrong|lead_as_the_weight)
 * never: 1 others */
#include "without_positions.h"

#include <math.h>

size_t counted_position(double share, double lead)
{
    double i = lead * (1 - share) / share;

    return (size_t)(i + 0.5);
}
