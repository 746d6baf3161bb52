/* This is what you get when the power of e is made a whole number. Of e^-8
 * nothing is left.
 *
 * read: one-key-among-many */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    return (double)(1 / (1 + (n - 1) * (size_t)exp(-lead)));
}
