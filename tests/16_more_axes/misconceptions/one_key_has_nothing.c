/* This is what you get when a key that is alone has the share 0. It has no
 * others, so it has all: the share is 1.
 *
 * read: one-key-among-many */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    return n == 1 ? 0 : 1 / (1 + (double)(n - 1) * exp(-lead));
}
