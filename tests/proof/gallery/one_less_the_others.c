/* The share of the others is subtracted from 1.
 *
 * of: needle_share
 * kind: wrong
 * say: 1 less a number near 1 */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    double others = (double)(n - 1) * exp(-lead);
    return 1 - others / (1 + others);
}
