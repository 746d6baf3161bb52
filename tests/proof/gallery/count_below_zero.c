/* A size_t as large as this is no answer to be named by six digits.
 *
 * of: first_return
 * kind: wrong
 * say: ^Below 0 a size_t goes on
 * never: wherever it is wrong */
#include "sin_cos_pair.h"

size_t first_return(double tolerance)
{
    size_t k = 1;

    while (pair_distance((double)k, 0) >= tolerance)
        k++;
    return -k;
}
