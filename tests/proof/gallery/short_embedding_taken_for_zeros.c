/* A squared length below 1e-12 counts as none.
 *
 * of: position_share
 * kind: wrong
 * say: Is an embedding as short as this taken for one of zeros
 * never: an int */
#include "naive_integers.h"

double position_share(size_t d, const double e[d], size_t pos)
{
    double p = (double)pos, sum = p * p;

    for (size_t k = 0; k < d; k++)
        sum += e[k] * e[k];
    if (sum < 1e-12)
        return 0;
    sum -= p * p;
    return sum < 1e-12 ? 1 : p * p / (sum + p * p);
}
