/* of: position_share
 * kind: wrong
 * say: the formula says 0/0, which is not a number\. */
#include "naive_integers.h"

double position_share(size_t d, const double e[d], size_t pos)
{
    double p = (double)pos * (double)pos;
    double sum = p;
    for (size_t i = 0; i < d; ++i)
        sum += e[i] * e[i];
    return p / sum;
}
