/* The function calls itself for all rows but the last. A call with no rows ends
 * it. */
#include "full_formula.h"

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    if (n == 0)
        return;
    encode_sequence(n - 1, d_model, pe);
    encode_position(n - 1, d_model, pe[n - 1]);
}
