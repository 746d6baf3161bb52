/* of: add_encoding
 * say: This is twice e */
#include "add_vs_concat.h"

void add_encoding(size_t n, size_t d, const double e[n][d],
                  const double pe[n][d], double x[n][d])
{
    (void)pe;
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d; k++)
            x[r][k] = e[r][k] + e[r][k];
}
