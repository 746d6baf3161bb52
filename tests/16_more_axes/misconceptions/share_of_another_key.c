/* This is what you get when the power of e stands at the wrong terms: e^lead /
 * (1 + (n - 1) e^lead). This key weighs e^lead, and each of the others weighs
 * 1.
 *
 * read: one-key-among-many */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    double e = exp(lead);

    return e / (1 + (double)(n - 1) * e);
}
