/* of: first_return
 * say: Are odd positions left out */
#include "sin_cos_pair.h"

size_t first_return(double tolerance)
{
    size_t k = 2;
    while (pair_distance((double)k, 0) >= tolerance)
        k += 2;
    return k;
}
