/* of: first_return
 * kind: (wrong|comparison_reversed)
 * never: further away than */
#include "sin_cos_pair.h"

#include <math.h>

size_t first_return(double tolerance)
{
    size_t k = 1;

    while (2 * fabs(sin(((double)k - 1) / 2)) >= tolerance)
        k++;
    return k;
}
