/* kind: stack
 * say: needs more stack than there is
 * line: (9|11) */
#include "full_formula.h"

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    size_t n = (pos + 1) * 125000000;
    volatile double all[n];

    all[0] = (double)pos;
    pe[0] = all[0];
}
