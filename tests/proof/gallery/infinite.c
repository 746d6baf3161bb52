/* kind: wrong
 * say: too large for a double */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    (void)pos;
    for (size_t k = 0; k < d_model; k++)
        pe[k] = exp(1e6);
}
