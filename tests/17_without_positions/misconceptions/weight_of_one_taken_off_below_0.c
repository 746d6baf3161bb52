/* This is what you get when 1 is taken off all weights in place of the weight
 * of the first word, e to the lead.
 *
 * read: what-a-mask-gives */
#include "without_positions.h"

#include <math.h>

/* A compiler for x86 makes of a number below 0 the size_t that this is. */
size_t counted_position(double share, double lead)
{
    return (size_t)(long long)round(exp(lead) / share - 1);
}
