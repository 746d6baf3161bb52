/* kind: overrun
 * say: The array is called "pe". The memory before that place has room
 * row: :15: called from here
 * line: 9 */
#include "full_formula.h"

static void lookup(double *pe, size_t k)
{
    pe[k] = 1;
}

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t k = 0; k <= d_model; k++)
        lookup(pe, k);
    pe[0] = (double)pos;
}
