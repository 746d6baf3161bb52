/* This is what you get when the first word is taken to weigh 1, like the
 * others. With a lead it weighs e to the lead.
 *
 * read: what-a-mask-gives */
#include "without_positions.h"

#include <math.h>

size_t counted_position(double share, double lead)
{
    (void)lead;
    return (size_t)round(1 / share - 1);
}
