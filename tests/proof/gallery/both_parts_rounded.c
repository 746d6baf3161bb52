/* The power and the quotient are rounded each by itself.
 *
 * of: counted_position
 * kind: wrong
 * say: Is it rounded as a whole, at the end?
 * never: cuts it to */
#include "without_positions.h"

#include <math.h>

size_t counted_position(double share, double lead)
{
    return (size_t)(round(exp(lead) / share) - round(exp(lead)));
}
