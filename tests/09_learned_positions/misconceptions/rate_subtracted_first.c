/* This is what you get when rate is subtracted from the table, and the
 * difference multiplied with the gradient. In C the product comes first only
 * without brackets around the difference.
 *
 * read: gradient-descent */
#include "learned_positions.h"

void descend(size_t rows, size_t d_model, const double gradient[rows][d_model],
             double rate, double table[rows][d_model])
{
    for (size_t t = 0; t < rows; t++) {
        for (size_t c = 0; c < d_model; c++) {
            table[t][c] = (table[t][c] - rate) * gradient[t][c];
        }
    }
}
