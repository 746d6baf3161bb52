/* 2 * e[k] in place of the square.
 *
 * of: position_share
 * kind: wrong
 * say: This is as much as 16/22, and should be 16/25 */
#include "naive_integers.h"

double position_share(size_t d, const double e[d], size_t pos)
{
    double position = (double)pos * (double)pos, word = 0;

    if (pos == 0)
        return 0;
    for (size_t k = 0; k < d; k++)
        word += 2 * e[k];
    return position / (word + position);
}
