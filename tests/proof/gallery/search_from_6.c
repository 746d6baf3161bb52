/* The search begins at 6.
 *
 * of: first_return
 * kind: wrong
 * say: The search begins too late */
#include "sin_cos_pair.h"

#include <math.h>

size_t first_return(double tolerance)
{
    size_t k = 6;

    while (!(pair_distance((double)k, 0) < tolerance))
        k++;
    return k;
}
