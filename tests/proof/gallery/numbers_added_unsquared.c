/* The numbers of the embedding are not squared.
 *
 * of: position_share
 * kind: wrong
 * say: numbers of the embedding are */
#include "naive_integers.h"

double position_share(size_t d, const double e[d], size_t pos)
{
    double all = (double)pos * (double)pos, sum = all;

    for (size_t k = 0; k < d; k++)
        sum += e[k];
    return sum > 0 ? all / sum : 0;
}
