/* expf in place of exp.
 *
 * of: needle_share
 * kind: wrong
 * say: right to eight digits */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    return 1 / (1 + (double)(n - 1) * expf((float)-lead));
}
