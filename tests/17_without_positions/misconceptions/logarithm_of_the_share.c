/* This is what you get when the position is taken from the logarithm of the
 * share. The share does not shrink as a power does, but as 1 over a count.
 *
 * read: what-a-mask-gives */
#include "without_positions.h"

#include <math.h>

size_t counted_position(double share, double lead)
{
    return (size_t)(round(fmax(lead - log(share), 0)));
}
