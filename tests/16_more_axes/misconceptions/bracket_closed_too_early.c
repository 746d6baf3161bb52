/* This is what you get when 1 is divided by n, and the power is multiplied
 * after that, as where a bracket closes too early. The power stands below the
 * line.
 *
 * read: one-key-among-many */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    return 1 / (1 + (double)(n - 1)) * exp(-lead);
}
