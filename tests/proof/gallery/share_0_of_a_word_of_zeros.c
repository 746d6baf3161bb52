/* of: position_share
 * kind: wrong
 * say: all of the length is the position
 * never: C divides before it adds */
#include "naive_integers.h"

double position_share(size_t d, const double e[d], size_t pos)
{
    double sum = 0, p = (double)pos;

    for (size_t k = 0; k < d; k++)
        sum += e[k] * e[k];
    if (sum == 0)
        return 0;
    return p * p / (sum + p * p);
}
