/* The loop over the columns ends where it begins, so no number moves.
 *
 * of: descend
 * kind: wrong
 * say: the number that stood there before */
#include "learned_positions.h"

void descend(size_t rows, size_t d_model, const double gradient[rows][d_model],
             double rate, double table[rows][d_model])
{
    for (size_t t = 0; t < rows; t++)
        for (size_t c = 0; c < d_model / 2; c++)
            if (c > d_model)
                table[t][c] -= rate * gradient[t][c];
}
