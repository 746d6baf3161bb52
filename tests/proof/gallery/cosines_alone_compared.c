/* The cosines alone.
 *
 * of: first_return
 * kind: wrong
 * say: the two cosines alone are compared */
#include "sin_cos_pair.h"

#include <math.h>

size_t first_return(double tolerance)
{
    size_t k = 1;

    while (!(1 - cos((double)k) < tolerance))
        k++;
    return k;
}
