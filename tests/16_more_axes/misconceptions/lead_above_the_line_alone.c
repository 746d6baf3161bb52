/* This is what you get when e^lead is divided by n alone. Below the line stand
 * all powers: e^lead, and 1 for each of the n - 1 others; or 1, and e^-lead for
 * each of the others.
 *
 * read: one-key-among-many */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    return exp(lead) / (double)n;
}
