/* kind: (overrun|bounds)
 * say: (writes outside its array|index outside)
 * line: 12 */
#include "full_formula.h"

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    double local[4];

    (void)pos;
    for (size_t k = 0; k < 4 + d_model; k++)
        local[k] = 1;
    pe[0] = local[0];
}
