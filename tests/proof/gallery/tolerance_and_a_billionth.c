/* of: first_return
 * kind: wrong
 * say: is a margin added
 * never: digit only */
#include "sin_cos_pair.h"

size_t first_return(double tolerance)
{
    size_t k = 1;

    while (pair_distance((double)k, 0) >= tolerance + 1e-9)
        k++;
    return k;
}
