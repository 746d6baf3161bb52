/* This is what you get when embedding and encoding alternate, a number of one
 * and a number of the other. Sine and cosine alternate in an encoding. A
 * concatenation keeps each of its two vectors in one piece.
 *
 * read: side-by-side */
#include "add_vs_concat.h"

void concat_encoding(size_t n, size_t d, const double e[n][d],
                     const double pe[n][d], double x[n][2 * d])
{
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d; k++) {
            x[r][2 * k] = e[r][k];
            x[r][2 * k + 1] = pe[r][k];
        }
}
