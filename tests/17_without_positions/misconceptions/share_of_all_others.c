/* This is what you get when the share is taken for that of all the other
 * words together.
 *
 * read: what-a-mask-gives */
#include "without_positions.h"

#include <math.h>

size_t counted_position(double share, double lead)
{
    return (size_t)(round(share < 1 ? exp(lead) * share / (1 - share) : 0));
}
