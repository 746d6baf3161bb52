/* This is what you get when e^-lead is divided by n - 1. Each of the n - 1
 * others weighs e^-lead: multiply.
 *
 * read: one-key-among-many */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    return 1 / (1 + exp(-lead) / (double)(n - 1));
}
