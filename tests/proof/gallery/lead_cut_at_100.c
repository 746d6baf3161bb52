/* Leads beyond 100 are cut.
 *
 * of: needle_share
 * kind: wrong
 * say: is a power cut off */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    return 1 / (1 + (double)(n - 1) * exp(-fmax(-100, fmin(100, lead))));
}
