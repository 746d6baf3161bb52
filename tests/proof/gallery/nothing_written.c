/* kind: wrong
 * say: This number was never set */
#include "full_formula.h"

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    (void)pos, (void)d_model, (void)pe;
}
