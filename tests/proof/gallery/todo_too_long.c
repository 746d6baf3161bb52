/* The name is longer than any room for it, with a status at its end; so is the
 * line, where it comes as a number of another type.
 *
 * kind: open
 * say: xxxxxxxx, which still calls TODO */
#include "full_formula.h"

#include <string.h>

_Noreturn void todo_reached(const char *function, long long line);

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    static char name[1 << 20];

    (void)pos, (void)d_model, (void)pe;
    memset(name, 'x', sizeof name - 1);
    memcpy(name + 512, "passed", sizeof "passed");
    todo_reached(name, 18);
}
