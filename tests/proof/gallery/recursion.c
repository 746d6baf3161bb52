/* kind: recursion
 * say: calls itself until the stack is full
 * line: [78] */
#include "full_formula.h"

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    encode_position(pos, d_model, pe);
    pe[0] = 1;
}
