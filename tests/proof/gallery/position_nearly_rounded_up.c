/* The quotient is rounded up from a tenth on. A share that is off by a little
 * then gives the next position.
 *
 * of: counted_position
 * kind: wrong
 * say: Is it rounded up, or does a loop count until it has passed it */
#include "without_positions.h"

#include <math.h>

size_t counted_position(double share, double lead)
{
    return (size_t)floor(exp(lead) * (1 / share - 1) + 0.9);
}
