/* This is what you get when 1 is taken off all weights in place of the weight
 * of the first word, e to the lead.
 *
 * read: what-a-mask-gives */
#include "without_positions.h"

#include <math.h>

size_t counted_position(double share, double lead)
{
    return (size_t)(round(fmax(exp(lead) / share - 1, 0)));
}
