/* The largest of the squares is in the sum, and no other one.
 *
 * of: position_share
 * kind: wrong
 * say: Only the largest of the squares */
#include "naive_integers.h"

#include <math.h>

double position_share(size_t d, const double e[d], size_t pos)
{
    double all = (double)pos * (double)pos, most = 0;

    for (size_t k = 0; k < d; k++)
        most = fmax(most, e[k] * e[k]);
    return most + all > 0 ? all / (most + all) : 0;
}
