/* This is what you get when each number moves by the rate, whatever the size
 * of its gradient. The step is rate times gradient.
 *
 * read: gradient-descent */
#include "learned_positions.h"

void descend(size_t rows, size_t d_model, const double gradient[rows][d_model],
             double rate, double table[rows][d_model])
{
    for (size_t t = 0; t < rows; t++)
        for (size_t k = 0; k < d_model; k++)
            table[t][k] -= gradient[t][k] > 0   ? rate
                           : gradient[t][k] < 0 ? -rate
                                                : 0;
}
