/* This is what you get when a quotient that lies a little below a whole
 * number is cut: 2.9999999 becomes 2.
 *
 * read: what-a-mask-gives */
#include "without_positions.h"

#include <math.h>

size_t counted_position(double share, double lead)
{
    return (size_t)(exp(lead) * (1 / share - 1));
}
