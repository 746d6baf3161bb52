/* This is what you get when the factor is subtracted: 1 - scale times the
 * logarithm. A longer text needs a sharper query, so it grows.
 *
 * read: a-longer-query */
#include "more_axes.h"

#include <math.h>

double sharpness(size_t pos, size_t block, double scale)
{
    return 1 - scale * log(1 + (double)((pos + 1) / block));
}
