/* This is what you get when the step is divided by the number of rows. Each
 * number of the table has its own slope, and moves by it alone, however many
 * rows stand beside it.
 *
 * read: gradient-descent */
#include "learned_positions.h"

void descend(size_t rows, size_t d_model, const double gradient[rows][d_model],
             double rate, double table[rows][d_model])
{
    for (size_t t = 0; t < rows; t++)
        for (size_t k = 0; k < d_model; k++)
            table[t][k] -= rate * gradient[t][k] / (double)rows;
}
