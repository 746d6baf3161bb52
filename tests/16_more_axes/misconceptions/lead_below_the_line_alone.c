/* This is the share of one of the others: 1 over e^lead + n - 1, or e^-lead
 * over 1 + (n - 1) e^-lead. This key counts e^lead where each of the others
 * counts 1, above the line, too.
 *
 * read: one-key-among-many */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    return 1 / (exp(lead) + (double)(n - 1));
}
