/* The search takes steps of 11.
 *
 * of: first_return
 * kind: wrong
 * say: The search leaves positions out */
#include "sin_cos_pair.h"

#include <math.h>

size_t first_return(double tolerance)
{
    size_t k = 1;

    while (!(pair_distance((double)k, 0) < tolerance))
        k += 11;
    return k;
}
