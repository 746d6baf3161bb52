/* of: first_return
 * kind: wrong
 * say: ^It is half of what it should be, rounded down */
#include "sin_cos_pair.h"

size_t first_return(double tolerance)
{
    size_t k = 1;

    while (pair_distance((double)k, 0) >= tolerance)
        k++;
    return k / 2;
}
