/* The share of the first word is divided by its own weight alone.
 *
 * of: counted_position
 * kind: wrong
 * never: rounded down
 * say: The weights of the others, 1 each, should add up to 2 */
#include "without_positions.h"

#include <math.h>

size_t counted_position(double share, double lead)
{
    double first = exp(lead), others = 1 - share;

    return (size_t)round(first * others);
}
