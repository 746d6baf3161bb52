/* kind: wrong
 * say: Nothing was written there */
#include "full_formula.h"

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    (void)pos, (void)d_model, (void)pe;
}
