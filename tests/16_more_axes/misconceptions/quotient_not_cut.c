/* This is what you get when pos + 1 over block keeps its fraction. The factor
 * then grows with each position, and not once in a block.
 *
 * read: a-longer-query */
#include "more_axes.h"

#include <math.h>

double sharpness(size_t pos, size_t block, double scale)
{
    return 1 + scale * log(1 + (double)(pos + 1) / (double)block);
}
