/* This is what you get with 1 above the line and e^lead below it, beside n -
 * 1. This key counts e^lead where the others count 1, above the line, too.
 *
 * read: one-key-among-many */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    return 1 / (exp(lead) + (double)(n - 1));
}
