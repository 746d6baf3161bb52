/* The numbers of the embedding lose what stands behind the point.
 *
 * of: position_share
 * kind: wrong
 * say: The embedding counts for nothing here
 * never: twice what it should be */
#include "naive_integers.h"

#include <math.h>

double position_share(size_t d, const double e[d], size_t pos)
{
    double square = (double)pos * (double)pos, sum = square;

    for (size_t k = 0; k < d; k++)
        sum += pow((int)e[k], 2);
    return sum > 0 ? square / sum : 0;
}
