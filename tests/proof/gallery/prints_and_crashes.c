/* kind: null
 * say: \(store to null pointer of type .double.\)$
 * say: It printed:
 * row: pos is [0-9]
 * line: 14 */
#include "full_formula.h"

#include <stdio.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    printf("pos is %zu\n", pos);
    pe = NULL;
    pe[0] = (double)d_model;
}
