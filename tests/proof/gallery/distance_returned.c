/* of: first_return
 * kind: compared_with_itself
 * say: a distance below 1 is */
#include "sin_cos_pair.h"

#include <math.h>

size_t first_return(double tolerance)
{
    size_t k = 1;

    while (2 * fabs(sin((double)k / 2)) >= tolerance)
        k++;
    return (size_t)(2 * fabs(sin((double)k / 2)));
}
