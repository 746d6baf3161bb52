/* This is what you get when the quotient is kept in a float, which has 24
 * binary digits. Positions after 16,777,216 need more.
 *
 * read: what-a-mask-gives */
#include "without_positions.h"

#include <math.h>

size_t counted_position(double share, double lead)
{
    return (size_t)(round((float)(exp(lead) * (1 / share - 1))));
}
