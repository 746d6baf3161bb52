/* dx is a float: right for numbers of few digits. */
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
            gradient[row_of[r]][k] += (float)dx[r][k];
}
