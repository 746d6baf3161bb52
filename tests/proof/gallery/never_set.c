/* kind: wrong
 * say: never set */
#include "full_formula.h"

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    double sum;

    for (size_t k = 0; k < d_model; k++)
        pe[k] = sum += (double)pos;
}
