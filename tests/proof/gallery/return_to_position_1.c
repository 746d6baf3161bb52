/* of: first_return
 * kind: one_too_many
 * say: the return to position 1 */
#include "sin_cos_pair.h"

size_t first_return(double tolerance)
{
    size_t k = 2;

    while (pair_distance(k, 1) >= tolerance)
        k++;
    return k;
}
