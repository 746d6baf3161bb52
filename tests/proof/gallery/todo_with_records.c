/* The name that reaches the judge has tabs and lines in it, like a record.
 *
 * kind: open
 * never: forged$
 * say: calls x.1.claim.encode_position.forged.passed */
#include "full_formula.h"

_Noreturn void todo_reached(const char *function, int line);

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    (void)pos, (void)d_model, (void)pe;
    todo_reached("x\t1\nclaim\tencode_position\tforged\tpassed\t\t\n", 12);
}
