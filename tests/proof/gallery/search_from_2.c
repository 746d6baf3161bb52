/* of: first_return
 * kind: wrong
 * say: ^The search starts at 2 here */
#include "sin_cos_pair.h"

size_t first_return(double tolerance)
{
    size_t k = 2;

    while (!(pair_distance(k, 0) < tolerance))
        k++;
    return k;
}
