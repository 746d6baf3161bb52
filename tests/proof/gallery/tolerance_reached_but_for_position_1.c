/* of: first_return
 * kind: wrong
 * say: is 6, which is exactly as far away as the tolerance */
#include "sin_cos_pair.h"

size_t first_return(double tolerance)
{
    size_t k = 1;
    int far = pair_distance(1, 0) >= tolerance;

    while (far) {
        k++;
        far = pair_distance((double)k, 0) > tolerance;
    }
    return k;
}
