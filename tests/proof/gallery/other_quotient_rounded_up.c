/* The quotient is rounded up, and computed in another way than the known one.
 *
 * of: counted_position
 * kind: wrong
 * never: how many words are seen
 * say: Is it rounded up, or does a loop count until it has passed it */
#include "without_positions.h"

#include <math.h>

size_t counted_position(double share, double lead)
{
    double i = exp(lead) * (1 - share) / share;

    return (size_t)ceil(i);
}
