/* A lead below 0 gives nothing.
 *
 * of: needle_share
 * kind: wrong
 * say: With one key alone */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    if (lead < 0)
        return 0;
    return 1 / (1 + (double)(n - 1) * exp(-lead));
}
