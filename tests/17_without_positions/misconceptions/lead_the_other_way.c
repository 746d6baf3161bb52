/* This is what you get when the quotient is divided by the weight of the
 * first word. It should be multiplied by it.
 *
 * read: what-a-mask-gives */
#include "without_positions.h"

#include <math.h>

size_t counted_position(double share, double lead)
{
    return (size_t)(round((1 / share - 1) / exp(lead)));
}
