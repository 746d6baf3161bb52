/* This is what you get when the whole table of encodings is written behind the
 * whole table of embeddings. A row then holds two embeddings or two encodings.
 * Each row should hold an embedding and its own encoding.
 *
 * read: side-by-side */
#include "add_vs_concat.h"

void concat_encoding(size_t n, size_t d, const double e[n][d],
                     const double pe[n][d], double x[n][2 * d])
{
    double *flat = &x[0][0];

    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d; k++) {
            flat[r * d + k] = e[r][k];
            flat[(n + r) * d + k] = pe[r][k];
        }
}
