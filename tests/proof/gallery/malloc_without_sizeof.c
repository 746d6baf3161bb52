/* kind: overrun
 * say: each number takes 8. Is sizeof missing
 * line: 15 */
#include <stdlib.h>

#include "full_formula.h"

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    double *copy = malloc(d_model + 1);

    if (copy == NULL)
        return;
    for (size_t k = 0; k < d_model; k++)
        copy[k] = (double)pos;
    pe[0] = copy[0];
    free(copy);
}
