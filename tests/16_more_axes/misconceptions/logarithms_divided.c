/* This is what you get when the logarithm of the position is divided by that
 * of the block. It is the position that is divided, and the quotient is cut;
 * the logarithm comes after that.
 *
 * read: a-longer-query */
#include "more_axes.h"

#include <math.h>

double sharpness(size_t pos, size_t block, double scale)
{
    return 1 + scale * log(1 + (double)pos) / log((double)block);
}
