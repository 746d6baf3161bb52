/* of: first_return
 * kind: wrong
 * say: ^Only positions a little behind a whole turn are found here
 * never: even positions */
#include "sin_cos_pair.h"

#include <math.h>

size_t first_return(double tolerance)
{
    size_t k = 1;

    while (!(fmod((double)k, 2 * acos(-1)) < tolerance))
        k++;
    return k;
}
