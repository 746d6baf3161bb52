/* This is what you get when the key itself is counted among the others: n in
 * place of n - 1. One key alone would then not have all.
 *
 * read: one-key-among-many */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    return 1 / (1 + (double)n * exp(-lead));
}
