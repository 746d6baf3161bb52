/* of: concat_encoding
 * kind: wrong
 * say: ^Row 1 ends with row 0 of pe here
 * say: ^Only row 0 is right, and all that follow are
 * never: different after the first */
#include "add_vs_concat.h"

#include <string.h>

void concat_encoding(size_t n, size_t d, const double e[n][d],
                     const double pe[n][d], double x[n][2 * d])
{
    for (size_t r = 0; r < n; r++) {
        memcpy(x[r], e[r], d * sizeof(double));
        memcpy(&x[r][d], pe[0], d * sizeof(double));
    }
}
