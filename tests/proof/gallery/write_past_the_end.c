/* kind: overrun
 * say: writes outside its array
 * line: 10 */
#include "full_formula.h"

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    (void)pos;
    for (size_t k = 0; k <= d_model; k++)
        pe[k] = 0;
}
