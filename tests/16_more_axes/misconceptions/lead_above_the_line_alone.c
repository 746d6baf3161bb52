/* This is what you get when the power of the lead stands above the line, and
 * not below it as well. All powers are below it: e^lead, and 1 for each of the
 * n - 1 others.
 *
 * read: one-key-among-many */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    return exp(lead) / (double)n;
}
