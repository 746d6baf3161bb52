/* e is left out.
 *
 * of: add_encoding
 * kind: wrong
 * say: This is twice pe */
#include "add_vs_concat.h"

void add_encoding(size_t n, size_t d_model, const double e[n][d_model],
                  const double pe[n][d_model], double x[n][d_model])
{
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d_model; k++)
            x[r][k] = pe[r][k] + pe[r][k];
}
