/* Each number moves by the rate, against the sign of its gradient.
 *
 * of: descend
 * kind: wrong
 * say: ^Each number moves by 1 here, whether its gradient is 4, -2 or 8 */
#include "learned_positions.h"

void descend(size_t rows, size_t d_model, const double gradient[rows][d_model],
             double rate, double table[rows][d_model])
{
    for (size_t t = 0; t < rows; t++)
        for (size_t c = 0; c < d_model; c++)
            table[t][c] -= gradient[t][c] > 0 ? rate : -rate;
}
