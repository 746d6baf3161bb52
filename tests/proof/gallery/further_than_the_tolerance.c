/* The first position that is further away.
 *
 * of: first_return
 * kind: wrong
 * say: further away than the tolerance */
#include "sin_cos_pair.h"

#include <math.h>

size_t first_return(double tolerance)
{
    size_t k = 1;

    while (!(pair_distance((double)k, 0) > tolerance))
        k++;
    return k;
}
