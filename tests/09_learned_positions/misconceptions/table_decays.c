/* This is what you get when the table itself is made smaller by rate, too:
 * table times 1 - rate, less rate times the gradient. Only the second is
 * subtracted.
 *
 * read: gradient-descent */
#include "learned_positions.h"

void descend(size_t rows, size_t d_model, const double gradient[rows][d_model],
             double rate, double table[rows][d_model])
{
    for (size_t t = 0; t < rows; t++) {
        for (size_t c = 0; c < d_model; c++) {
            table[t][c] = table[t][c] * (1 - rate) - rate * gradient[t][c];
        }
    }
}
