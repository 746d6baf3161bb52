/* The gradient of row_of[r] is put into row r. In the first call each number
 * seems to stand one row too late, and in the next it doesn't.
 *
 * of: table_gradient
 * kind: wrong
 * say: Place r adds dx
 * never: one place too late */
#include "learned_positions.h"

void table_gradient(size_t n, size_t d_model, size_t rows,
                    const size_t row_of[n], const double dx[n][d_model],
                    double gradient[rows][d_model])
{
    (void)row_of;
    for (size_t t = 0; t < rows; t++)
        for (size_t k = 0; k < d_model; k++)
            gradient[t][k] = 0;
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d_model; k++)
            gradient[r % rows][k] += dx[r][k];
}
