/* kind: freed
 * say: memory that was already freed
 * line: 14 */
#include "full_formula.h"

#include <stdlib.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    double *copy = calloc(d_model, sizeof *copy);

    (void)pos;
    free(copy);
    pe[0] = copy[0];
}
