/* This is what you get when 1 is divided by n in whole numbers where the lead
 * is 0: that is 0. The general formula needs no case of its own for it.
 *
 * read: one-key-among-many */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    if (lead == 0)
        return (double)(1 / n);
    return 1 / (1 + (double)(n - 1) * exp(-lead));
}
