/* of: concat_encoding
 * say: begins one place too early here */
#include "add_vs_concat.h"

void concat_encoding(size_t n, size_t d, const double e[n][d],
                     const double pe[n][d], double x[n][2 * d])
{
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d; k++) {
            x[r][k] = e[r][k];
            x[r][d - 1 + k] = pe[r][k];
        }
}
