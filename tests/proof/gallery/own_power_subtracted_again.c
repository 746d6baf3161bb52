/* The power of the key itself is added and subtracted again. It may be large.
 *
 * of: needle_share
 * kind: wrong
 * say: With one key alone the share is 1 */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    double e = exp(-lead);

    return 1 / (1 + (double)n * e - e);
}
