/* kind: endless
 * say: had not ended
 * once: endless
 * line: 1[23] */
#include "full_formula.h"

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    size_t k = 0;

    (void)pos;
    while (k < d_model)
        pe[0] = 1;
}
