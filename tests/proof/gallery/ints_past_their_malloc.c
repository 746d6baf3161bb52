/* kind: overrun
 * say: There is room for 6 numbers, so the last index is 5
 * line: 15 */
#include <stdlib.h>

#include "full_formula.h"

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    int *pairs = malloc(6 * sizeof(int));

    if (pairs == NULL)
        return;
    for (int k = 0; k <= 6; k++)
        pairs[k] = k / 2;
    pe[0] = (double)pos * pairs[d_model - 1];
    free(pairs);
}
