/* This is what you get when dx of place r goes to row r of the table. The
 * table row of place r is row_of[r]: one row may be looked up at many places,
 * and in any order.
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
            if (r < rows)
                gradient[r][k] += dx[r][k];
}
