/* This is what you get when the table is taken for one long array and read with
 * rows and columns exchanged. Number k of row r stands at r * d + k.
 *
 * read: the-position-can-be-read-back */
#include "add_vs_concat.h"

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    const double *numbers = pe[0];
    double largest = 0;
    size_t best = 0;

    for (size_t r = 0; r < n; r++) {
        double dot = 0;

        for (size_t k = 0; k < d; k++)
            dot += x[k] * numbers[k * n + r];
        if (r == 0 || dot > largest) {
            largest = dot;
            best = r;
        }
    }
    return best;
}
