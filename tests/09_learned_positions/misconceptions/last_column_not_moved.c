/* This is what you get when the loop ends one column too early. Columns go
 * from 0 to d_model - 1.
 *
 * read: gradient-descent */
#include "learned_positions.h"

void descend(size_t rows, size_t d_model, const double gradient[rows][d_model],
             double rate, double table[rows][d_model])
{
    for (size_t t = 0; t < rows; t++) {
        for (size_t c = 0; c + 1 < d_model; c++) {
            table[t][c] -= rate * gradient[t][c];
        }
    }
}
