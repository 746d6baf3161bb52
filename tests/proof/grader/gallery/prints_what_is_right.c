/* flag: prints: all numbers are right in 3 tests that fail
 * points: 11 */
/* A printf that was forgotten, in an answer that is right. */
#include "full_formula.h"

#include <stdio.h>

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++) {
        encode_position(pos, d_model, pe[pos]);
        printf("row %zu\n", pos);
    }
}
