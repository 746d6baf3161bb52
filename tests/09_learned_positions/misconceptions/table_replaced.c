/* This is what you get when the step takes the place of the table: = in place
 * of -=. Everything that was learned before would be lost at each step, and
 * rows with gradient 0 would become 0.
 *
 * read: gradient-descent */
#include "learned_positions.h"

void descend(size_t rows, size_t d_model, const double gradient[rows][d_model],
             double rate, double table[rows][d_model])
{
    for (size_t t = 0; t < rows; t++)
        for (size_t k = 0; k < d_model; k++)
            table[t][k] = -rate * gradient[t][k];
}
