/* alone: what it prints is kept
 * kind: wrong
 * say: It printed: */
#include <stdio.h>

#include "full_formula.h"

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t k = 0; k < d_model; k++)
        pe[k] = -2 - (double)k;
    printf("pe[0] = %g at %zu\n", pe[0], pos);
}
