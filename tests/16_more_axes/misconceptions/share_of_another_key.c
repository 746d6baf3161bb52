/* This is what you get when the lead belongs to all keys but this one, or its
 * power of e stands at the wrong term. This key weighs e^lead, and each of the
 * others weighs 1.
 *
 * read: one-key-among-many */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    double e = exp(lead);

    return e / (1 + (double)(n - 1) * e);
}
