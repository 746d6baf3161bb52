/* This is what you get when the first word weighs 2 to the lead. The powers
 * of softmax are those of e.
 *
 * read: what-a-mask-gives */
#include "without_positions.h"

#include <math.h>

size_t counted_position(double share, double lead)
{
    return (size_t)(round(exp2(lead) * (1 / share - 1)));
}
