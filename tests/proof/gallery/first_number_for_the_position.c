/* The position is looked for at index 0 of the appended vector.
 *
 * of: position_share
 * kind: wrong
 * say: above the line is that of index 0 */
#include "naive_integers.h"

double position_share(size_t d, const double e[d], size_t pos)
{
    double all = (double)pos * (double)pos, sum = all;

    for (size_t k = 0; k < d; k++)
        sum += e[k] * e[k];
    return sum > 0 ? e[0] * e[0] / sum : 0;
}
