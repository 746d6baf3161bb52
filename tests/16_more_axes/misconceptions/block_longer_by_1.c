/* This is what you get when a block has one position more. It is pos + 1 that
 * is divided, by block itself.
 *
 * read: a-longer-query */
#include "more_axes.h"

#include <math.h>

double sharpness(size_t pos, size_t block, double scale)
{
    return 1 + scale * log(1 + (double)((pos + 1) / (block + 1)));
}
