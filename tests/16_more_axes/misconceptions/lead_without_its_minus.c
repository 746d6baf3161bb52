/* This is what you get when the minus of the exponent is forgotten: the more
 * the key leads, the less it gets.
 *
 * read: one-key-among-many */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    return 1 / (1 + (double)(n - 1) * exp(lead));
}
