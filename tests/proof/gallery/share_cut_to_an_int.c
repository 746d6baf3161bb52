/* of: position_share
 * kind: wrong
 * say: is 0 in every call that this test made
 * never: in every call of this test */
#include "naive_integers.h"

double position_share(size_t d, const double e[d], size_t pos)
{
    double square = (double)pos * (double)pos;
    double length = 0;

    for (size_t k = 0; k < d; k++)
        length += e[k] * e[k];
    if (length + square == 0)
        return 0;
    return (int)(square / (length + square));
}
