/* This is what you get when the share is taken for 1 over all weights. The
 * weight of the first word stands above the line, too.
 *
 * read: what-a-mask-gives */
#include "without_positions.h"

#include <math.h>

size_t counted_position(double share, double lead)
{
    return (size_t)(round(fmax(1 / share - exp(lead), 0)));
}
