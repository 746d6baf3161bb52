/* This is what you get when the weight of the first word is 1 + lead. It is e
 * to the lead.
 *
 * read: what-a-mask-gives */
#include "without_positions.h"

#include <math.h>

size_t counted_position(double share, double lead)
{
    return (size_t)(round(fabs(1 + lead) * (1 / share - 1)));
}
