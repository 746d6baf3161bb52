/* dx is rounded to three digits behind the point. */
#include "learned_positions.h"

#include <math.h>

void table_gradient(size_t n, size_t d_model, size_t rows,
                    const size_t row_of[n], const double dx[n][d_model],
                    double gradient[rows][d_model])
{
    for (size_t t = 0; t < rows; t++)
        for (size_t k = 0; k < d_model; k++)
            gradient[t][k] = 0;
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d_model; k++)
            gradient[row_of[r]][k] += round(dx[r][k] * 1000) / 1000;
}
