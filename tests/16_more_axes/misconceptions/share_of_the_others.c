/* This is what you get when the shares of all other keys are added up. The
 * share of this one is what is left.
 *
 * read: one-key-among-many */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    double others = (double)(n - 1) * exp(-lead);

    return others / (1 + others);
}
