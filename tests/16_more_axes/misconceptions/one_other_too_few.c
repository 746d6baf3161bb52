/* This is what you get when the others are n - 2. This key is one of n, so n -
 * 1 are left.
 *
 * read: one-key-among-many */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    return 1 / (1 + (double)(n - 2) * exp(-lead));
}
