/* This is what you get when embedding and encoding are multiplied, number by
 * number. At position 0 every sine is 0, so half of the numbers of the first
 * embedding are lost.
 *
 * read: river-bank-added */
#include "add_vs_concat.h"

void add_encoding(size_t n, size_t d, const double e[n][d],
                  const double pe[n][d], double x[n][d])
{
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d; k++)
            x[r][k] = e[r][k] * pe[r][k];
}
