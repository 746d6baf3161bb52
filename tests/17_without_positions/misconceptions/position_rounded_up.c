/* This is what you get when the quotient is rounded up. Where it lies a
 * little above a whole number, that is one too far.
 *
 * read: what-a-mask-gives */
#include "without_positions.h"

#include <math.h>

size_t counted_position(double share, double lead)
{
    return (size_t)(ceil(exp(lead) * (1 / share - 1)));
}
