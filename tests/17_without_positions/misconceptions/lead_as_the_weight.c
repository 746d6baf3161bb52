/* This is what you get when the lead itself is taken for the weight of the
 * first word. The weight is e to the lead.
 *
 * read: what-a-mask-gives */
#include "without_positions.h"

#include <math.h>

size_t counted_position(double share, double lead)
{
    return (size_t)(round(fabs(lead) * (1 / share - 1)));
}
