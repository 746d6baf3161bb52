/* of: position_share
 * kind: wrong
 * say: ^This is pos / .e., one length
 * never: is 16/12 */
#include "naive_integers.h"

#include <math.h>

double position_share(size_t d, const double e[d], size_t pos)
{
    double square = (double)pos * (double)pos;
    double length = 0;

    for (size_t k = 0; k < d; k++)
        length += e[k] * e[k];
    if (length + square == 0)
        return 0;
    return sqrt(square / length);
}
