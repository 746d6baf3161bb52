/* This is what you get when how many words are seen is counted. The first
 * word is at position 0, so the position is one less.
 *
 * read: what-a-mask-gives */
#include "without_positions.h"

#include <math.h>

size_t counted_position(double share, double lead)
{
    return (size_t)(round(exp(lead) * (1 / share - 1)) + 1);
}
