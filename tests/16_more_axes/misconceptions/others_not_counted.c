/* This is what you get when the share is that of two keys, however many there
 * are. Each of the others has its own power of e in the sum.
 *
 * read: one-key-among-many */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    return 1 / (1 + exp(-lead));
}
