/* This is what you get with the remainder, %, in place of the quotient, /. The
 * remainder begins again in each block; the quotient counts blocks.
 *
 * read: a-longer-query */
#include "more_axes.h"

#include <math.h>

double sharpness(size_t pos, size_t block, double scale)
{
    return 1 + scale * log(1 + (double)((pos + 1) % block));
}
