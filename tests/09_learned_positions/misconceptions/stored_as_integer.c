/* This is what you get when each number of dx passes through a whole number,
 * such as an int: what stands behind its point is lost before it is added. Keep
 * it in a double.
 *
 * read: a-row-that-is-looked-up-many-times */
#include "learned_positions.h"

void table_gradient(size_t n, size_t d_model, size_t rows,
                    const size_t row_of[n], const double dx[n][d_model],
                    double gradient[rows][d_model])
{
    for (size_t t = 0; t < rows; t++)
        for (size_t k = 0; k < d_model; k++)
            gradient[t][k] = 0;
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d_model; k++)
            gradient[row_of[r]][k] += (int)dx[r][k];
}
