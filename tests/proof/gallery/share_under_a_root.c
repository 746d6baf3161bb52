/* of: position_share
 * kind: wrong
 * say: ^Below the line the root is taken here */
#include "naive_integers.h"

#include <math.h>

double position_share(size_t d_model, const double e[d_model], size_t pos)
{
    double p = (double)pos, all = p * p;

    for (size_t k = 0; k < d_model; k++)
        all += e[k] * e[k];
    return all == 0 ? 0 : p * p / sqrt(all);
}
