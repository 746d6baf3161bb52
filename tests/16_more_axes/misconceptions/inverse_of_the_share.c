/* This is what you get when the share is upside down: the sum of all powers,
 * divided by this one.
 *
 * read: one-key-among-many */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    return 1 + (double)(n - 1) * exp(-lead);
}
