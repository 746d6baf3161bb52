/* kind: abort
 * say: It printed to stderr:
 * row: ^  half a line$
 * say: It printed:
 * row: ^  → 1, line 2$
 * row: ^  \.\.\.$
 * row: ^  → 1, line 17$
 * row: ^  → 1, line 19$
 * row: ^  no newline, and the end$
 * line: 26 */
#include "full_formula.h"

#include <stdio.h>
#include <stdlib.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t k = 0; k < d_model; k++)
        pe[k] = k % 2 == 0 ? 0 : 1;
    for (int k = 0; k < 20; k++)
        printf("→ %zu, line %d\n", pos, k);
    printf("no newline, and ");
    if (pos > 0) {
        fputs("half a line", stderr);
        printf("the end");
        abort();
    }
}
