/* alone: what it prints is kept
 * kind: wrong
 * say: ^encode_position\(1, 6\)
 * row: ^  π is 3\.14 at 1$
 * row: ^  after that$ */
#include "full_formula.h"

#include <stdio.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    printf("π is 3.14 at %zu\n", pos);
    for (size_t k = 0; k < d_model; k++)
        pe[k] = k % 2 == 0 ? 0 : 1;
    printf("after that");
}
