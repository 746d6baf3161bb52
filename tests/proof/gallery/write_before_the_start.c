/* kind: overrun
 * say: writes outside its array
 * line: 9 */
#include "full_formula.h"

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    (void)pos, (void)d_model;
    pe[-1] = 0;
}
