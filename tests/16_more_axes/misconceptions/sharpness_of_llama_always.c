/* This is what you get when block and scale are 8192 and 0.1 whatever is
 * given.
 *
 * read: a-longer-query */
#include "more_axes.h"

#include <math.h>

double sharpness(size_t pos, size_t block, double scale)
{
    (void)block;
    (void)scale;
    return 1 + 0.1 * log(1 + (double)((pos + 1) / 8192));
}
