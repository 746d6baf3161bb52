/* The sum is written into the input, too: all numbers are right.
 *
 * of: add_encoding
 * kind: wrong
 * say: changed its input, which is only to be read
 * never: computed in double */
#include "add_vs_concat.h"

void add_encoding(size_t n, size_t d, const double e[n][d],
                  const double pe[n][d], double x[n][d])
{
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d; k++) {
            double *row = (double *)e[r];

            row[k] += pe[r][k];
            x[r][k] = row[k];
        }
}
