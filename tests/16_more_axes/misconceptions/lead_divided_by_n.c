/* This is what you get when the lead is divided by n. Powers of e are
 * compared: e^lead, and 1 for each of the others.
 *
 * read: one-key-among-many */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    return lead / (double)n;
}
