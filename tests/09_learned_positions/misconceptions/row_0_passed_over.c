/* This is what you get when row 0 of the table is passed over. Token 0 and
 * position 0 are like any other.
 *
 * read: a-row-that-is-looked-up-many-times */
#include "learned_positions.h"

void table_gradient(size_t n, size_t d_model, size_t rows,
                    const size_t row_of[n], const double dx[n][d_model],
                    double gradient[rows][d_model])
{
    for (size_t t = 0; t < rows; t++) {
        for (size_t c = 0; c < d_model; c++) {
            gradient[t][c] = 0;
        }
    }
    for (size_t r = 0; r < n; r++) {
        for (size_t c = 0; c < d_model; c++) {
            if (row_of[r] > 0)
                gradient[row_of[r]][c] += dx[r][c];
        }
    }
}
