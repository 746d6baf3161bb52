/* This is what you get when the quotient is rounded up, or when the 1 is added
 * to it and not to pos. It is cut: in the first block it is 0, and nothing
 * changes.
 *
 * read: a-longer-query */
#include "more_axes.h"

#include <math.h>

double sharpness(size_t pos, size_t block, double scale)
{
    return 1 + scale * log(1 + ceil((double)(pos + 1) / (double)block));
}
