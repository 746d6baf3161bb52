/* of: position_share
 * kind: wrong
 * say: ^The squares of the embedding are subtracted here */
#include "naive_integers.h"

double position_share(size_t d_model, const double e[d_model], size_t pos)
{
    double p = (double)pos, below = p * p;

    for (size_t k = 0; k < d_model; k++)
        below -= e[k] * e[k];
    return below == 0 ? 0 : p * p / below;
}
