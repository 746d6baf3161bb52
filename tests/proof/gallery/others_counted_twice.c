/* Each of the others counts twice.
 *
 * of: needle_share
 * kind: wrong
 * say: the share beside 1998 other keys */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    return 1 / (1 + 2 * (double)(n - 1) * exp(-lead));
}
