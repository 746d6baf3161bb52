/* of: position_share
 * kind: wrong
 * say: position_share
 * never: embedding is squared */
#include "naive_integers.h"

double position_share(size_t d, const double e[d], size_t pos)
{
    double sum = 0, p = (double)pos;

    for (size_t k = 0; k < d; k++)
        sum += e[k] * e[k];
    return p * p / (sum + p * p + 1e-9);
}
