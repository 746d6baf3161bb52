/* The position is looked for at index d - 1 of the appended vector.
 *
 * of: position_share
 * kind: wrong
 * say: above the line is that of index d - 1 */
#include "naive_integers.h"

double position_share(size_t d, const double e[d], size_t pos)
{
    double all = (double)pos * (double)pos, sum = all;

    for (size_t k = 0; k < d; k++)
        sum += e[k] * e[k];
    return sum > 0 ? e[d - 1] * e[d - 1] / sum : 0;
}
