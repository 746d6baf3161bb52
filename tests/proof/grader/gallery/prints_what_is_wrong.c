/* flag:
 * points: 11 */
/* The same, of numbers that are wrong. */
#include "full_formula.h"

#include <stdio.h>

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++) {
        encode_position(pos + 1, d_model, pe[pos]);
        printf("row %zu\n", pos);
    }
}
