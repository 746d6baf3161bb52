/* This is what you get when both halves of a row are filled from the same
 * table. The embedding is there twice, and the encoding is missing. It happens
 * when a line is copied and one name in it is not changed.
 *
 * read: side-by-side */
#include "add_vs_concat.h"

void concat_encoding(size_t n, size_t d, const double e[n][d],
                     const double pe[n][d], double x[n][2 * d])
{
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d; k++) {
            x[r][k] = e[r][k];
            x[r][d + k] = e[r][k];
        }
}
