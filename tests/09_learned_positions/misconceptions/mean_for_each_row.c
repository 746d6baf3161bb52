/* This is what you get when each row gets the mean over its places and not the
 * sum. A row that is looked up four times changes four rows of x, and the loss
 * feels all four. Nothing is divided here.
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
            gradient[row_of[r]][k] += dx[r][k];
    for (size_t t = 0; t < rows; t++) {
        size_t places = 0;

        for (size_t r = 0; r < n; r++)
            places += row_of[r] == t;
        for (size_t k = 0; k < d_model; k++)
            gradient[t][k] /= places > 0 ? (double)places : 1;
    }
}
