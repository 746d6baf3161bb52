/* This is what you get when only row 0 of the table is moved. Each row goes
 * down its own gradient.
 *
 * read: gradient-descent */
#include "learned_positions.h"

void descend(size_t rows, size_t d_model, const double gradient[rows][d_model],
             double rate, double table[rows][d_model])
{
    for (size_t t = 0; t < 1; t++) {
        for (size_t c = 0; c < d_model; c++) {
            table[t][c] -= rate * gradient[t][c];
        }
    }
}
