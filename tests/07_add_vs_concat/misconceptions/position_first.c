/* This is what you get when the encoding is put before the embedding. Each row
 * has all its numbers, but weights that were made for [embedding, encoding]
 * would read one for the other.
 *
 * read: side-by-side */
#include "add_vs_concat.h"

void concat_encoding(size_t n, size_t d, const double e[n][d],
                     const double pe[n][d], double x[n][2 * d])
{
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d; k++) {
            x[r][k] = pe[r][k];
            x[r][d + k] = e[r][k];
        }
}
