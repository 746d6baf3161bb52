/* One number of the embedding is 0, and the others are not looked at.
 *
 * of: position_share
 * kind: wrong
 * say: One number of this embedding is 0 */
#include "naive_integers.h"

double position_share(size_t d, const double e[d], size_t pos)
{
    double p = pos, sum = 0;

    for (size_t k = 0; k < d; k++) {
        if (e[k] == 0)
            return pos > 0;
        sum += e[k] * e[k];
    }
    return p * p / (sum + p * p);
}
