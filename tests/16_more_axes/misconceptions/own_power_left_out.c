/* This is what you get when this key's own power, which is 1, is not in the
 * sum. The sum is over all keys: 1, and e^-lead for each of the others.
 *
 * read: one-key-among-many */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    return 1 / ((double)(n - 1) * exp(-lead));
}
