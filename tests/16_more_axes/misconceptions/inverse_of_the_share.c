/* This is the sum of all powers, divided by this one: the share is upside
 * down. Is it written so, or are brackets missing? In C, 1 / 1 + x is x more
 * than 1.
 *
 * read: one-key-among-many */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    return 1 + (double)(n - 1) * exp(-lead);
}
