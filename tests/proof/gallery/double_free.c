/* kind: double_free
 * say: frees the same memory twice
 * line: 14 */
#include "full_formula.h"

#include <stdlib.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    double *copy = malloc(d_model * sizeof *copy);

    (void)pos, (void)pe;
    free(copy);
    free(copy);
}
