/* This is what you get when the sum is set to 0 for each row only: each column
 * begins with the sum of those before it. Set it to 0 where a column begins.
 *
 * read: a-row-that-is-looked-up-many-times */
#include "learned_positions.h"

void table_gradient(size_t n, size_t d_model, size_t rows,
                    const size_t row_of[n], const double dx[n][d_model],
                    double gradient[rows][d_model])
{
    for (size_t t = 0; t < rows; t++) {
        double sum = 0;
        for (size_t c = 0; c < d_model; c++) {
            for (size_t r = 0; r < n; r++) {
                if (row_of[r] == t) {
                    sum += dx[r][c];
                }
            }
            gradient[t][c] = sum;
        }
    }
}
