/* The encodings as one list, by columns.
 *
 * of: add_encoding
 * kind: wrong
 * say: In one of the matrices it is c \* n \+ r */
#include "add_vs_concat.h"

void add_encoding(size_t n, size_t d, const double e[n][d],
                  const double pe[n][d], double x[n][d])
{
    const double *a = e[0], *b = pe[0];
    double *sum = x[0];

    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d; k++)
            sum[r * d + k] = a[r * d + k] + b[k * n + r];
}
